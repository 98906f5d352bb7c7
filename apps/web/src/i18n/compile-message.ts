import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage'

const QUOTED = /'[{}#](?:[^']|'')*'(?!')/uy
const ARGUMENT = /\{\s*([^\p{Pattern_Syntax}\p{Pattern_White_Space}]+)\s*/uy
const CHOICE = /,\s*(plural|select|selectordinal)\s*,\s*(?:offset\s*:\s*(\d+)\s*)?/uy
const FORMAT = /,\s*(number|date|time)\s*(?:,([^{}#']*))?\}/uy
const CASE = /\s*(=\d+|[^\p{Pattern_Syntax}\p{Pattern_White_Space}]+)\s*\{/uy
const END = /\s*\}/uy
const TEXT = /[^{}#']+/uy

/**
 * Compiles an ICU text into what Lingui interpolates: the same as Lingui's own compiler makes of it (its tests hold the
 * two together), in a tenth of the bytes. Date skeletons are not known; a text that cannot be read stays as it is.
 */
export function compileMessage(text: string): CompiledMessage {
  if (text !== '' && !/[{}#']/.test(text)) return [text]
  try {
    return read(text)
  } catch {
    console.error(`Not a readable message: ${text}`)
    return [text]
  }
}

function read(text: string): CompiledMessage {
  let at = 0

  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }

  function body(inPlural: boolean, atRoot: boolean): CompiledMessage {
    const tokens: CompiledMessageToken[] = []
    let plain = ''
    const push = (token: CompiledMessageToken) => {
      if (plain !== '') tokens.push(plain)
      plain = ''
      tokens.push(token)
    }
    while (at < text.length) {
      const found = take(TEXT)
      if (found) plain += found[0]
      else if (text.startsWith("''", at)) [plain, at] = [`${plain}'`, at + 2]
      else if (text[at] === "'") plain += quoted(inPlural)
      else if (text[at] === '#' && inPlural) [, at] = [push('#'), at + 1]
      else if (text[at] === '}' && !atRoot) {
        at += 1
        if (plain !== '') tokens.push(plain)
        return tokens
      } else {
        const name = take(ARGUMENT)?.[1]
        if (name) push(argument(name, inPlural))
        else [plain, at] = [plain + text[at], at + 1]
      }
    }
    if (!atRoot) throw new SyntaxError('the text ends inside an argument')
    if (plain !== '') tokens.push(plain)
    return tokens
  }

  function quoted(inPlural: boolean): string {
    const found = take(QUOTED)?.[0]
    if (!found) {
      at += 1
      return "'"
    }
    return found[1] === '#' && !inPlural ? found : found.slice(1, -1).replaceAll("''", "'")
  }

  function argument(name: string, inPlural: boolean): CompiledMessageToken {
    if (take(END)) return [name]
    const format = take(FORMAT)
    if (format) {
      const [, type = '', style] = format
      return style === undefined ? [name, type] : [name, type, style.trim()]
    }
    const choice = take(CHOICE)
    if (!choice) throw new SyntaxError('not an argument')
    const [, type = '', offset] = choice
    const cases: Record<string, CompiledMessage> = {}
    while (!take(END)) {
      const key = take(CASE)?.[1]
      if (!key) throw new SyntaxError('not a case')
      cases[key.replace(/^=/, '')] = body(inPlural || type !== 'select', false)
    }
    return [name, type, { offset: offset === undefined ? undefined : Number(offset), ...cases }]
  }

  return body(false, true)
}
