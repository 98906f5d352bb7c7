import { PLACEHOLDER, type Reader, reader } from './reader.ts'

const SPACE = /[ \t\r\n]*/y
const NAME = new RegExp(
  `[A-Za-z_\\u00c0-\\u02ff\\u0370-\\u1fff\\u2c00-\\ud7ff${PLACEHOLDER}][-.\\w\\u00b7-\\u02ff\\u0300-\\u1fff\\u203f\\u2040\\u2c00-\\ud7ff${PLACEHOLDER}]*`,
  'y',
)
const LITERAL = /"[^"]*"|'[^']*'/y
const NUMBER = /\d+(?:\.\d*)?|\.\d+/y
const SYMBOL_OPERATOR = /<=|>=|!=|[<>=+|-]/y
const STEP_BEGINS = new RegExp(`[A-Za-z_@.*\\u00c0-\\ud7ff${PLACEHOLDER}]`, 'y')
const WORD_OPERATOR = /(?:and|or|div|mod)(?![-.\w])/y

const AXES: ReadonlySet<string> = new Set(
  `ancestor ancestor-or-self attribute child descendant descendant-or-self following following-sibling namespace
  parent preceding preceding-sibling self`.split(/\s+/),
)

const NODE_TYPES: ReadonlySet<string> = new Set(['comment', 'text', 'processing-instruction', 'node'])

const MANY = Number.POSITIVE_INFINITY

/** The functions of XPath 1.0, each with the fewest and the most arguments it takes. */
const FUNCTIONS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  last: [0, 0],
  position: [0, 0],
  count: [1, 1],
  id: [1, 1],
  'local-name': [0, 1],
  'namespace-uri': [0, 1],
  name: [0, 1],
  string: [0, 1],
  concat: [2, MANY],
  'starts-with': [2, 2],
  contains: [2, 2],
  'substring-before': [2, 2],
  'substring-after': [2, 2],
  substring: [2, 3],
  'string-length': [0, 1],
  'normalize-space': [0, 1],
  translate: [3, 3],
  boolean: [1, 1],
  not: [1, 1],
  true: [0, 0],
  false: [0, 0],
  lang: [1, 1],
  number: [0, 1],
  sum: [1, 1],
  floor: [1, 1],
  ceiling: [1, 1],
  round: [1, 1],
}

/** Whether a text is an XPath 1.0 expression without variables and namespace prefixes, which pages cannot declare. */
export function isXPath(text: string): boolean {
  const read = reader(text)
  return expression(read) && read.done()
}

/** Operands separated by operators. Precedence is ignored, because it does not affect validity. */
function expression(read: Reader): boolean {
  return read.nested(() => {
    do {
      read.match(SPACE)
      while (read.accept('-')) read.match(SPACE)
      if (!operand(read)) return false
      read.match(SPACE)
    } while (operator(read))
    return true
  })
}

/** `*` after an operand is a multiplication; elsewhere it is a name. */
const operator = (read: Reader): boolean =>
  read.match(SYMBOL_OPERATOR) !== undefined || read.accept('*') || read.match(WORD_OPERATOR) !== undefined

function operand(read: Reader): boolean {
  const first = primary(read)
  if (first === 'none') return locationPath(read)
  if (first === 'broken') return false
  read.match(SPACE)
  while (read.peek('[')) if (!predicate(read)) return false
  read.match(SPACE)
  if (read.accept('//') || read.accept('/')) return relativePath(read)
  return true
}

/** A literal, a number, an expression in parentheses, or a function call; `none` if a path begins instead. */
function primary(read: Reader): 'read' | 'broken' | 'none' {
  if (read.match(LITERAL) !== undefined || read.match(NUMBER) !== undefined) return 'read'
  if (read.accept('(')) return expression(read) && read.accept(')') && after(read) ? 'read' : 'broken'
  const start = read.at()
  const name = read.match(NAME)
  read.match(SPACE)
  if (name !== undefined && !NODE_TYPES.has(name) && read.accept('(')) return call(read, name) ? 'read' : 'broken'
  read.back(start)
  return 'none'
}

function call(read: Reader, name: string): boolean {
  const arity = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined
  if (!arity) return false
  const [least, most] = arity
  read.match(SPACE)
  let given = 0
  if (!read.peek(')')) {
    do {
      if (!expression(read)) return false
      given += 1
    } while (read.accept(','))
  }
  return read.accept(')') && given >= least && given <= most && after(read)
}

const after = (read: Reader): boolean => {
  read.match(SPACE)
  return true
}

function locationPath(read: Reader): boolean {
  if (read.accept('//') || !read.accept('/')) return relativePath(read)
  // `/` alone is a path; but if a step can follow, it is read as a step, even if it could be an operator.
  const behind = read.at()
  read.match(SPACE)
  const alone = read.match(STEP_BEGINS) === undefined
  read.back(behind)
  return alone || relativePath(read)
}

function relativePath(read: Reader): boolean {
  do {
    read.match(SPACE)
    if (!step(read)) return false
    read.match(SPACE)
  } while (read.accept('//') || read.accept('/'))
  return true
}

function step(read: Reader): boolean {
  if (read.accept('..') || read.accept('.')) return true
  if (!axis(read) || !nodeTest(read)) return false
  read.match(SPACE)
  while (read.peek('[')) {
    if (!predicate(read)) return false
    read.match(SPACE)
  }
  return true
}

/** An axis such as `ancestor::`, or `@`, or nothing; a name without `::` is left for the node test. */
function axis(read: Reader): boolean {
  if (read.accept('@')) return after(read)
  const start = read.at()
  const name = read.match(NAME)
  read.match(SPACE)
  if (name !== undefined && read.accept('::')) return AXES.has(name) && after(read)
  read.back(start)
  return true
}

function nodeTest(read: Reader): boolean {
  if (read.accept('*')) return true
  const name = read.match(NAME)
  if (name === undefined || read.peek(':')) return false
  const behind = read.at()
  read.match(SPACE)
  if (!NODE_TYPES.has(name) || !read.accept('(')) {
    read.back(behind)
    return true
  }
  read.match(SPACE)
  if (name === 'processing-instruction') read.match(LITERAL)
  read.match(SPACE)
  return read.accept(')')
}

function predicate(read: Reader): boolean {
  if (!read.accept('[')) return false
  const good = expression(read) && read.accept(']')
  read.match(SPACE)
  return good
}
