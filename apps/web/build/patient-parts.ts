import { type Plugin, parseAst } from 'vite'

const LOAD = '/src/browser/chunks/load-part.ts'

/**
 * Lets every `import('…')` of the app go through `loadPart`: a file that cannot be had does not break what is on the
 * screen but is waited for. Done here and not by hand, so that none is forgotten, those of the router among them.
 */
export function patientParts(): Plugin {
  return {
    name: 'waymark:patient-parts',
    transform: {
      filter: { id: /\/apps\/web\/src\/.*\.tsx?(\?|$)/, code: /\bimport\s*\(/ },
      handler(code) {
        const found = [...importsIn(parseAst(code))].sort((a, b) => b.start - a.start)
        if (found.length === 0) return null
        const wrapped = found.reduce(
          (text, { start, end }) =>
            `${text.slice(0, start)}__loadPart(() => ${text.slice(start, end)})${text.slice(end)}`,
          code,
        )
        // On the first line, so that no line moves.
        return { code: `import { loadPart as __loadPart } from '${LOAD}'; ${wrapped}`, map: null }
      },
    },
  }
}

interface Place {
  readonly start: number
  readonly end: number
}

function* importsIn(node: unknown): Generator<Place> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'ImportExpression') yield node as unknown as Place
  for (const child of Object.values(node)) yield* importsIn(child)
}
