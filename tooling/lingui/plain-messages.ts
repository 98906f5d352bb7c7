/** One `msg('id', 'Text')` call: the id, the English text in ICU notation, the line it starts on (from 1). */
export interface PlainMessage {
  id: string
  message: string
  line: number
}

const CALL = /(?<![\w.$])msg\(/g
const LITERAL = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\$]|\\.|\$(?!\{))*\``
const ARGUMENTS = new RegExp(String.raw`^\s*(${LITERAL})\s*,\s*(${LITERAL})\s*,?\s*\)`)

/**
 * The messages named in a source file. Both arguments of `msg` must be literals: a computed id could not be
 * extracted, and its text would silently stay English, so it is an error.
 */
export function plainMessages(file: string, code: string): PlainMessage[] {
  const source = withoutComments(code)
  const messages: PlainMessage[] = []
  for (const call of source.matchAll(CALL)) {
    const line = source.slice(0, call.index).split('\n').length
    const found = ARGUMENTS.exec(source.slice(call.index + call[0].length))
    if (!found) throw new Error(`${file}:${line} msg() takes two literals, an id and an English text`)
    messages.push({ id: unquote(found[1] ?? ''), message: unquote(found[2] ?? ''), line })
  }
  return messages
}

/** Comments become blanks of the same length, so that lines keep their numbers; quoted text stays as it is. */
function withoutComments(code: string): string {
  const piece = new RegExp(String.raw`${LITERAL}|/\*[\s\S]*?\*/|//[^\n]*`, 'g')
  return code.replace(piece, (text) => (text.startsWith('/') ? text.replace(/[^\n]/g, ' ') : text))
}

function unquote(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(/\\(u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2})|\n|[\s\S])/gi, (_, escaped, point, unit, byte) => {
      const code = point ?? unit ?? byte
      if (code) return String.fromCodePoint(Number.parseInt(code, 16))
      return { n: '\n', t: '\t', r: '\r', '\n': '' }[escaped as string] ?? escaped
    })
}
