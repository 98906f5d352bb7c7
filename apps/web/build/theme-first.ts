import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Inserts a blocking script for the theme at the beginning of the page. It is a separate file in `/assets/`, because the
 * page's content security policy allows no inline script.
 */
export function themeFirst(): Plugin {
  const source = readFileSync(new URL('../src/browser/theme/first-paint.js', import.meta.url), 'utf8')
  const development = '/assets/first-paint.js'
  let builds = false
  return {
    name: 'waymark:theme-first',
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
