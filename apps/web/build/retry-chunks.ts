import { type Plugin, parseAst } from 'vite'

const LOAD = '/src/browser/chunks/load-chunk.ts'

/**
 * Wraps every `import('…')` of the app and its controls in `loadChunk`, which waits and retries when the file cannot be fetched, so that
 * unsaved input survives. Done by the build because the imports of routes are written by the router's plugin, and
 * because Vite's own `vite:preloadError` cannot retry: it can only let the import fail or resolve to undefined.
 */
export function retryChunks(): Plugin {
  return {
    name: 'waymark:retry-chunks',
    transform: {
      filter: { id: /\/(apps\/web|packages\/ui)\/src\/.*\.tsx?(\?|$)/, code: /\bimport\s*\(/ },
      handler(code) {
        const found = [...importsIn(parseAst(code))].sort((a, b) => b.start - a.start)
        if (found.length === 0) return null
        const wrapped = found.reduce(
          (text, { start, end }) =>
            `${text.slice(0, start)}__loadChunk(() => ${text.slice(start, end)})${text.slice(end)}`,
          code,
        )
        // On the first line, so that line numbers stay the same.
        return { code: `import { loadChunk as __loadChunk } from '${LOAD}'; ${wrapped}`, map: null }
      },
    },
  }
}

interface Range {
  readonly start: number
  readonly end: number
}

function* importsIn(node: unknown): Generator<Range> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'ImportExpression') yield node as unknown as Range
  for (const child of Object.values(node)) yield* importsIn(child)
}
