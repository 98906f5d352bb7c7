import type { Expression } from '../core/expression.ts'
import { literal } from '../core/literal.ts'
import type { Scope } from '../core/scope.ts'
import type { Named, Sink } from '../core/sink.ts'
import { readJavaScript, type Use } from './javascript.ts'
import { splitAtPlaceholders, withPlaceholders } from './placeholders.ts'
import { withoutOpenEscape } from './script-markup.ts'

/**
 * The code of a custom variable as a function outside the container's scope. References become calls, so values are never
 * parsed as code. Code that is not exactly one expression throws when the variable is read.
 */
export function ownCode(source: string, scope: Scope, sink: Sink, item: Named): Expression {
  const number = sink.own.length
  sink.own.push('')
  const { code: codeWithPlaceholders, pattern, names } = withPlaceholders(source)
  const code = codeWithPlaceholders.replace(pattern, ' $& ')
  const parsed = readJavaScript(code, 'expression', pattern)
  if (!parsed) {
    sink.warnings.push({ ...item, text: 'the code is not one JavaScript expression' })
    sink.own[number] = `function(){throw SyntaxError(${literal(`the code of "${item.name}" does not parse`)})}`
    return { kind: 'own', number }
  }
  const name = unusedName(code)
  const padded = new RegExp(` ${pattern.source} `, 'gi')
  const write: Writer = {
    value: (placeholder, path) =>
      // In parentheses, so that `new` takes the value and not the call.
      `(${name}(${scope.named(names[placeholder]!)}${path.length ? `,${literal(path)}` : ''}))`,
    text: (placeholder) => `${name}text(${scope.named(names[placeholder]!)})`,
  }
  let body = ''
  let at = parsed.start
  for (const use of parsed.uses) {
    if (use.start < at) continue
    body += code.slice(at, use.start) + useSource(use, code.slice(use.start, use.end), padded, write)
    at = use.end
  }
  body += code.slice(at, parsed.end)
  const parameters = names.length ? `${name},${name}text` : ''
  sink.own[number] = `function(${parameters}){return(${body}\n)}`
  return { kind: 'own', number }
}

interface Writer {
  value(placeholder: number, path: readonly (string | number)[]): string
  text(placeholder: number): string
}

function useSource(use: Use, written: string, padded: RegExp, write: Writer): string {
  switch (use.kind) {
    case 'comment':
      return written.includes('\n') ? '\n' : ' '
    case 'key':
      return `[${write.text(use.placeholder)}]`
    case 'value':
      return `${unlikeCall(use)}${write.value(use.placeholder, use.path)}`
    case 'template':
      return splitAtPlaceholders(written, padded)
        .map((piece) => (typeof piece === 'string' ? withoutOpenEscape(piece) : `\${${write.text(piece)}}`))
        .join('')
    case 'regexp':
      return regexpSource(written, padded, write)
    default: {
      const quote = written[0]!
      const texts = splitAtPlaceholders(written.slice(1, -1), padded).map((piece) =>
        typeof piece === 'string' ? `${quote}${withoutOpenEscape(piece)}${quote}` : write.text(piece),
      )
      return use.key ? `[${texts.join('+')}]` : `${unlikeCall(use)}(${texts.join('+')})`
    }
  }
}

/** Keeps a statement that begins with `(` from being a call of the line before it. */
const unlikeCall = ({ begins }: { readonly begins: boolean }) => (begins ? '0,' : '')

/** Escapes all but letters, digits and blanks, so that a regular expression takes it literally. */
const ESCAPED = '.replace(/[^\\w ]/g,function(c){return"\\\\u"+("000"+c.charCodeAt(0).toString(16)).slice(-4)})'

function regexpSource(written: string, padded: RegExp, write: Writer): string {
  const end = written.lastIndexOf('/')
  const texts = splitAtPlaceholders(written.slice(1, end), padded).map((piece) =>
    typeof piece === 'string' ? literal(withoutOpenEscape(piece)) : `${write.text(piece)}${ESCAPED}`,
  )
  return `new RegExp(${texts.join('+')},${literal(written.slice(end + 1))})`
}

/** A name that does not occur in the code. */
function unusedName(code: string): string {
  let name = 'value'
  for (let salt = 0; code.includes(name); salt++) name = `value${salt}`
  return name
}
