import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { routerConfig } from './router.config.ts'

const server = process.env['WAYMARK_SERVER'] ?? `http://localhost:${process.env['WAYMARK_PORT'] ?? 4100}`

/**
 * Puts a blocking script for the theme first into the page. It is a file of its own in `/assets/`, because the
 * page's content security policy allows no inline script.
 */
function themeBeforeFirstPaint(): Plugin {
  const source = readFileSync(new URL('src/theme/first-paint.js', import.meta.url), 'utf8')
  const development = '/assets/first-paint.js'
  let builds = false
  return {
    name: 'theme-before-first-paint',
    configResolved: (config) => {
      builds = config.command === 'build'
    },
    buildStart() {
      if (builds) this.emitFile({ type: 'asset', name: 'first-paint.js', source })
    },
    configureServer: (dev) => {
      dev.middlewares.use(development, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(source)
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = bundle && Object.values(bundle).find(({ fileName }) => /first-paint-.*\.js$/.test(fileName))
        const src = file ? `/${file.fileName}` : development
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' as const }]
      },
    },
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [tanstackRouter(routerConfig), react(), themeBeforeFirstPaint()],
  // Fonts and pictures stay files: the policy knows no data: fonts.
  build: {
    target: 'es2023',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    sourcemap: false,
    cssMinify: true,
    reportCompressedSize: true,
  },
  server: {
    port: 4110,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/analytics/api', '/static', '/containers', '/debug-files', '/help'].map((path) => [path, server]),
    ),
  },
})
