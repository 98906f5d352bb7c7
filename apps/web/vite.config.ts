import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from './build/compiled-messages.ts'
import { layersFirst } from './build/layers-first.ts'
import { retryChunks } from './build/retry-chunks.ts'
import { themeFirst } from './build/theme-first.ts'
import { routerConfig } from './router.config.ts'

const server = process.env.WAYMARK_SERVER ?? `http://localhost:${process.env.WAYMARK_PORT ?? 4100}`

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [tanstackRouter(routerConfig), react(), compiledMessages(), retryChunks(), themeFirst(), layersFirst()],
  // Fonts and pictures stay files: the policy knows no data: fonts.
  build: {
    target: 'es2023',
    // Which file came from what, for the budget of bytes.
    manifest: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    sourcemap: false,
    cssMinify: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // By folder: the libraries, what the first screen is made of, and what forms share. Everything else follows the routes.
        codeSplitting: {
          groups: [
            // Loaded with translations only.
            {
              name: 'message-compiler',
              test: /node_modules\/(@lingui\/message-utils|@messageformat|moo)\//,
              priority: 3,
            },
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|@lingui|valibot)\//,
              priority: 2,
            },
            { name: 'floating', test: /node_modules\/@floating-ui\/(dom|core|utils)\//, priority: 2 },
            // What all controls of Headless UI use; each of them follows the screens that open it.
            {
              name: 'headless',
              test: /node_modules\/@headlessui\/react\/dist\/(hooks|internal|machines|utils)\//,
              priority: 1,
            },
            // The lists, and the layers under every screen. The names and icons of types stand in lists and in forms.
            { name: 'first-screen', tags: ['$initial'], priority: 1 },
            {
              name: 'first-screen',
              test: /apps\/web\/src\/(browser|i18n|items\/list)\/[^/]+$|\/appearances\.gen\.ts$/,
              priority: 1,
            },
            // What at least five screens with forms use: in files of their own, a form was made of sixty.
            {
              name: 'forms',
              test: /(packages\/forms\/src|packages\/ui\/src\/(controls|floating|layout)|apps\/web\/src\/(form|items\/editor))\//,
              minShareCount: 5,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 4110,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/analytics/api', '/static', '/containers', '/debug-files', '/help'].map((path) => [path, server]),
    ),
  },
})
