import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { layersFirst } from './build/layers-first.ts'
import { patientParts } from './build/patient-parts.ts'
import { themeFirst } from './build/theme-first.ts'
import { tilesWrittenDown } from './build/tiles-written-down.ts'
import { routerConfig } from './router.config.ts'

const server = process.env.WAYMARK_SERVER ?? `http://localhost:${process.env.WAYMARK_PORT ?? 4100}`

const LIBRARIES = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@lingui|valibot)\//
const EVERYWHERE = new RegExp(
  [
    'apps/web/src/(browser/(later|disclosure|chunks|use-quiet|persisted|theme|page-title)|data/session|i18n)[/.]',
    'apps/web/src/data/(known|pages|tags|tag-list|tag-changes|triggers|variables|versions)[.]',
    'apps/web/src/items/list/(item-list|list-(layout|search|sort|states)|more-rows|nothing-open|one-pane|published|remembered|row-link|searched|selection|use-)',
    'apps/web/src/data/item-address[.]',
    'packages/domain/src/(field/error|tag/wire-looks|consent/labels)[.]',
    'packages/ui/src/(classes|icon|link|virtual-list)/',
    'packages/ui/src/data/(badge|chips|filter-popover)[.]',
    'packages/ui/src/controls/((icon|label)-)?button[.]',
    'packages/ui/src/controls/checkbox[.]',
    'packages/ui/src/overlay/(tooltip|menu|popup)[.]',
    'vite/preload-helper',
  ].join('|'),
)

/** What forms and dialogs are made of: too small for files of their own. */
const FORMS = new RegExp(
  [
    'packages/ui/src/controls/(option|radio-group|select|switch|text-input|textarea|use-active-option|option-list)',
    'packages/ui/src/form/',
    'packages/ui/src/layout/section',
    'packages/forms/src/form/',
    'packages/domain/src/issue/',
    'apps/web/src/form/(still|use-form|use-part-names|leave-guard)[.]',
  ].join('|'),
)

/** What the fields of every item are made of. */
const FIELDS =
  /packages\/domain\/src\/(field|selector|variable\/reference)\/|packages\/forms\/src\/models\/asked-places/

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [tanstackRouter(routerConfig), react(), patientParts(), tilesWrittenDown(), themeFirst(), layersFirst()],
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: fileURLToPath(new URL('build/react-store.ts', import.meta.url)),
      },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
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
        // What every screen needs comes as one file that changes only with its libraries; it also packs better.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: LIBRARIES, priority: 2 },
            { name: 'everywhere', test: EVERYWHERE, priority: 1 },
            { name: 'forms', test: FORMS, priority: 0 },
            { name: 'fields', test: FIELDS, priority: 0 },
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
