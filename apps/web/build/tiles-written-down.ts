import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Writes the tiles of the templates into the build as data: whoever chooses one need not load what all are made of. */
export function tilesWrittenDown(): Plugin {
  return {
    name: 'waymark:tiles-written-down',
    apply: 'build',
    load: {
      filter: { id: /\/packages\/domain\/src\/tag\/tiles\/tiles\.ts$/ },
      async handler(id) {
        const { TEMPLATE_TILES } = await import(pathToFileURL(id).href)
        return `export const TEMPLATE_TILES = ${JSON.stringify(TEMPLATE_TILES)}`
      },
    },
  }
}
