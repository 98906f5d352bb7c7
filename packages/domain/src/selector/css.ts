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
 * Whether a text is a CSS selector that a browser accepts for finding elements. Stricter in two places only: what is
 * opened must be closed, and lists that browsers forgive must be right as well.
 */
export function isCssSelector(text: string): boolean {
  const read = reader(text)
  read.match(SPACE)
  return selectorList(read, 'whole') && read.done()
}

/** Whether selectors start with what they look for, or with their relation to something else, as in `:has(> a)`. */
type Start = 'whole' | 'relative'

const selectorList = (read: Reader, start: Start): boolean =>
  series(
    () => complex(read, start),
    () => {
      read.match(SPACE)
      if (!read.takes(',')) return false
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

/** A combinator, which blanks alone can be, but only with something behind them. */
function combinator(read: Reader): boolean {
  const before = read.at()
  const spaced = BLANKS.test((read.match(SPACE) ?? '').replace(/\/\*[\s\S]*?\*\//g, ''))
  if (read.match(COMBINATOR) !== undefined) {
    read.match(SPACE)
    return true
  }
  if (spaced && !read.done() && !read.sees(',') && !read.sees(')')) return true
  read.back(before)
  return false
}

/** What one element must be like. A pseudo-element can only stand at the very end of an outermost selector. */
function compound(read: Reader): boolean {
  const start = read.at()
  read.match(COMMENTS)
  typeSelector(read)
  while (simple(read));
  if (!read.deep() && read.takes('::')) return pseudoElement(read) && endsHere(read)
  return read.at() > start
}

function endsHere(read: Reader): boolean {
  const here = read.at()
  read.match(SPACE)
  const end = read.done() || read.sees(',')
  read.back(here)
  return end
}

/** An element's name or `*`, perhaps with an empty or any namespace; others would have to be declared first. */
function typeSelector(read: Reader): boolean {
  const start = read.at()
  const hasPrefix = (read.takes('*|') || read.takes('|')) && !read.sees('=')
  if (read.takes('*') || read.match(IDENT) !== undefined) return true
  if (hasPrefix) read.back(start)
  return false
}

function simple(read: Reader): boolean {
  const start = read.at()
  read.match(COMMENTS)
  if (read.takes('#') || read.takes('.')) {
    if (read.match(IDENT) !== undefined) return true
  } else if (read.takes('[')) {
    if (attribute(read)) return true
  } else if (!read.sees('::') && read.takes(':')) {
    if (read.nested(() => pseudoClass(read))) return true
  }
  read.back(start)
  return false
}

function attribute(read: Reader): boolean {
  read.match(SPACE)
  if (!read.takes('*|')) read.takes('|')
  if (read.match(IDENT) === undefined) return false
  read.match(SPACE)
  if (read.takes(']')) return true
  if (read.match(ATTRIBUTE_RELATION) === undefined) return false
  read.match(SPACE)
  if (read.match(STRING) === undefined && read.match(IDENT) === undefined) return false
  read.match(SPACE)
  read.match(CASE_FLAG)
  read.match(SPACE)
  return read.takes(']')
}

function pseudoElement(read: Reader): boolean {
  const name = read.match(IDENT)?.toLowerCase() ?? ''
  if (!read.takes('(')) return PSEUDO_ELEMENTS.has(name)
  if (name !== 'part' && name !== 'slotted') return false
  read.match(SPACE)
  const good = name === 'part' ? read.match(IDENT) !== undefined : read.nested(() => compound(read))
  read.match(SPACE)
  return good && read.takes(')')
}

function pseudoClass(read: Reader): boolean {
  const name = read.match(IDENT)?.toLowerCase() ?? ''
  if (!read.takes('(')) return PSEUDO_CLASSES.has(name)
  read.match(SPACE)
  const good = argument(read, name)
  read.match(SPACE)
  return good && read.takes(')')
}

function argument(read: Reader, name: string): boolean {
  if (SELECTOR_FUNCTIONS.has(name)) {
    if ((name === 'is' || name === 'where') && read.sees(')')) return true
    return name === 'has' ? has(read) : selectorList(read, 'whole')
  }
  const counts = Object.hasOwn(COUNTING_FUNCTIONS, name) ? COUNTING_FUNCTIONS[name] : undefined
  if (counts) return counting(read, counts)
  return (name === 'dir' || name === 'lang' || name === 'state') && read.match(IDENT) !== undefined
}

/** `:has()` finds relatives and cannot stand inside itself. */
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
  if (kind === 'plain' || read.sees(')')) return true
  if (!read.takes('of')) return false
  read.match(SPACE)
  return selectorList(read, 'whole')
}
