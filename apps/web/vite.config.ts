import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { layersFirst } from './build/layers-first.ts'
import { themeFirst } from './build/theme-first.ts'
import { routerConfig } from './router.config.ts'

const server = process.env['WAYMARK_SERVER'] ?? `http://localhost:${process.env['WAYMARK_PORT'] ?? 4100}`

const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@lingui|moo|@messageformat|valibot)\//

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [tanstackRouter(routerConfig), react(), themeFirst(), layersFirst()],
  // Fonts and pictures stay files: the policy knows no data: fonts.
  build: {
    target: 'es2023',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    sourcemap: false,
    cssMinify: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every screen needs comes as one file that changes only with its libraries; it also packs better.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: LIBRARIES, priority: 2 },
            { name: 'shared', minShareCount: 7, priority: 1 },
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
