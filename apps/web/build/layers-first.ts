import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Declares the order of the cascade layers at the beginning of every style sheet. The order is fixed by the sheet that
 * the browser reads first; with styles split by route that is not always the one that declares it.
 */
export function layersFirst(): Plugin {
  const tokens = import.meta.resolve('@waymark/ui/tokens')
  const order = readFileSync(new URL('layers.css', tokens), 'utf8').trim()
  return {
    name: 'waymark:layers-first',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${file.source}`
      }
    },
  }
}
