import { COUNTING_FUNCTIONS, PSEUDO_CLASSES, PSEUDO_ELEMENTS, SELECTOR_FUNCTIONS } from './css-words.ts'
import { PLACEHOLDER, type Reader, reader, series } from './reader.ts'

const SPACE = /(?:[ \t\r\n\f]|\/\*[\s\S]*?\*\/)*/y
const COMMENTS = /(?:\/\*[\s\S]*?\*\/)*/y
const ESCAPE = String.raw`\\(?:[0-9a-fA-F]{1,6}(?:\r\n|[ \t\r\n\f])?|[^\r\n\f0-9a-fA-F])`
const IDENT = new RegExp(`(?:--|-?(?:[a-zA-Z_\\u0080-\\uffff]|${ESCAPE}))(?:[-\\w\\u0080-\\uffff]|${ESCAPE})*`, 'y')
const STRING = /"(?:[^"\\\r\n\f]|\\[\s\S])*"|'(?:[^'\\\r\n\f]|\\[\s\S])*'/y
const BLANKS = /[ \t\r\n\f]/
const COMBINATOR = /[ \t\r\n\f]*[>+~]/y
const ATTRIBUTE_RELATION = /[~|^$*]?=/y
const CASE_FLAG = /[iI](?=[ \t\r\n\f]*\])/y
const NUMBER = String.raw`(?:\d|${PLACEHOLDER})+`
const NTH = new RegExp(
  `even|odd|[+-]?(?:${NUMBER})?n(?:\\s*[+-]\\s*${NUMBER})?(?![-\\w])|[+-]?${NUMBER}(?![-\\w])`,
  'yi',
)

/**
 * Whether a text is a CSS selector that browsers accept for finding elements. Stricter in two points: brackets and quotes
 * must be closed, and lists in which browsers ignore errors must be valid.
 */
export function isCssSelector(text: string): boolean {
  const read = reader(text)
  read.match(SPACE)
  return selectorList(read, 'whole') && read.done()
}

/** Whether selectors may begin with a combinator, as in `:has(> a)`. */
type Start = 'whole' | 'relative'

const selectorList = (read: Reader, start: Start): boolean =>
  series(
    () => complex(read, start),
    () => {
      read.match(SPACE)
      if (!read.accept(',')) return false
      read.match(SPACE)
      return true
    },
  )

function complex(read: Reader, start: Start): boolean {
  if (start === 'relative') {
    read.match(COMBINATOR)
    read.match(SPACE)
  }
  return series(
    () => compound(read),
    () => combinator(read),
  )
}

/** A combinator; blanks alone are one only if something follows. */
function combinator(read: Reader): boolean {
  const before = read.at()
  const spaced = BLANKS.test((read.match(SPACE) ?? '').replace(/\/\*[\s\S]*?\*\//g, ''))
  if (read.match(COMBINATOR) !== undefined) {
    read.match(SPACE)
    return true
  }
  if (spaced && !read.done() && !read.peek(',') && !read.peek(')')) return true
  read.back(before)
  return false
}

/** A compound selector. A pseudo-element is allowed only at the end of an outermost selector. */
function compound(read: Reader): boolean {
  const start = read.at()
  read.match(COMMENTS)
  typeSelector(read)
  while (simple(read));
  if (!read.isNested() && read.accept('::')) return pseudoElement(read) && endsHere(read)
  return read.at() > start
}

function endsHere(read: Reader): boolean {
  const here = read.at()
  read.match(SPACE)
  const end = read.done() || read.peek(',')
  read.back(here)
  return end
}

/** The name of an element or `*`, optionally with an empty or any namespace; other namespaces cannot be declared. */
function typeSelector(read: Reader): boolean {
  const start = read.at()
  const hasPrefix = (read.accept('*|') || read.accept('|')) && !read.peek('=')
  if (read.accept('*') || read.match(IDENT) !== undefined) return true
  if (hasPrefix) read.back(start)
  return false
}

function simple(read: Reader): boolean {
  const start = read.at()
  read.match(COMMENTS)
  if (read.accept('#') || read.accept('.')) {
    if (read.match(IDENT) !== undefined) return true
  } else if (read.accept('[')) {
    if (attribute(read)) return true
  } else if (!read.peek('::') && read.accept(':')) {
    if (read.nested(() => pseudoClass(read))) return true
  }
  read.back(start)
  return false
}

function attribute(read: Reader): boolean {
  read.match(SPACE)
  if (!read.accept('*|')) read.accept('|')
  if (read.match(IDENT) === undefined) return false
  read.match(SPACE)
  if (read.accept(']')) return true
  if (read.match(ATTRIBUTE_RELATION) === undefined) return false
  read.match(SPACE)
  if (read.match(STRING) === undefined && read.match(IDENT) === undefined) return false
  read.match(SPACE)
  read.match(CASE_FLAG)
  read.match(SPACE)
  return read.accept(']')
}

function pseudoElement(read: Reader): boolean {
  const name = read.match(IDENT)?.toLowerCase() ?? ''
  if (!read.accept('(')) return PSEUDO_ELEMENTS.has(name)
  if (name !== 'part' && name !== 'slotted') return false
  read.match(SPACE)
  const good = name === 'part' ? read.match(IDENT) !== undefined : read.nested(() => compound(read))
  read.match(SPACE)
  return good && read.accept(')')
}

function pseudoClass(read: Reader): boolean {
  const name = read.match(IDENT)?.toLowerCase() ?? ''
  if (!read.accept('(')) return PSEUDO_CLASSES.has(name)
  read.match(SPACE)
  const good = argument(read, name)
  read.match(SPACE)
  return good && read.accept(')')
}

function argument(read: Reader, name: string): boolean {
  if (SELECTOR_FUNCTIONS.has(name)) {
    if ((name === 'is' || name === 'where') && read.peek(')')) return true
    return name === 'has' ? has(read) : selectorList(read, 'whole')
  }
  const counts = Object.hasOwn(COUNTING_FUNCTIONS, name) ? COUNTING_FUNCTIONS[name] : undefined
  if (counts) return counting(read, counts)
  return (name === 'dir' || name === 'lang' || name === 'state') && read.match(IDENT) !== undefined
}

/** `:has()` takes relative selectors and cannot be nested in itself. */
function has(read: Reader): boolean {
  if (read.inside.has('has')) return false
  read.inside.add('has')
  const good = selectorList(read, 'relative')
  read.inside.delete('has')
  return good
}

function counting(read: Reader, kind: 'with-of' | 'plain'): boolean {
  if (read.match(NTH) === undefined) return false
  read.match(SPACE)
  if (kind === 'plain' || read.peek(')')) return true
  if (!read.accept('of')) return false
  read.match(SPACE)
  return selectorList(read, 'whole')
}
