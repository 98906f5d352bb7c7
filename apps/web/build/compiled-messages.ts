import { compileMessage } from '@lingui/message-utils/compileMessage'
import { type Plugin, parseAst } from 'vite'

/**
 * Compiles the English texts of `msg('id', 'text')` when the app is built, so that the compiler is only loaded for
 * translations; also in Vitest, which tests it with the production builds of libraries. Texts without ICU syntax stay
 * strings.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'waymark:compiled-messages',
    apply: (_, { command, mode }) => command === 'build' || mode === 'test',
    transform: {
      filter: { id: /\/(apps\/web|packages\/[^/]+)\/src\/.*\.tsx?(\?|$)/, code: /\bmsg\(/ },
      handler(code) {
        const texts = [...textsIn(parseAst(code))].filter(({ value }) => /[{}#']/.test(value))
        const compiled = texts
          .sort((a, b) => b.start - a.start)
          .reduce(
            (text, { start, end, value }) =>
              text.slice(0, start) + JSON.stringify(compileMessage(value)) + text.slice(end),
            code,
          )
        return { code: compiled, map: null }
      },
    },
  }
}

interface Literal {
  readonly start: number
  readonly end: number
  readonly value: string
}

/** The second arguments of all calls of `msg`. */
function* textsIn(node: unknown): Generator<Literal> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'CallExpression') {
    const {
      callee,
      arguments: [, text],
    } = node as unknown as { callee: { name?: string }; arguments: Literal[] }
    if (callee.name === 'msg' && typeof text?.value === 'string') yield text
  }
  for (const child of Object.values(node)) yield* textsIn(child)
}
