import { type Message, msg } from '@waymark/domain/message'
import { referencesIn, tokenize } from '@waymark/domain/reference'
import { type Node, parseExpressionAt, tokenizer } from 'acorn'

/** Why code is not one expression, with the line (counted from 1). */
export interface ExpressionProblem {
  readonly line: number
  readonly message: Message
  readonly values?: Readonly<Record<string, unknown>>
}

const M = {
  empty: msg('code-problem.empty', 'There is no expression here'),
  more: msg('code-problem.more', 'Only one expression is allowed; the code should end before “{text}”'),
  early: msg('code-problem.early', 'The code ends too early; something is not closed'),
  string: msg('code-problem.string', 'A text is not closed'),
  template: msg('code-problem.template', 'A template text is not closed'),
  comment: msg('code-problem.comment', 'A comment is not closed'),
  regexp: msg('code-problem.regexp', 'A regular expression is not closed or not valid'),
  unexpected: msg('code-problem.unexpected', '“{text}” is not expected here'),
  named: msg('code-problem.named', 'A variable reference cannot be used as a name here'),
}

const ECMA = { ecmaVersion: 'latest' } as const
const IDENTIFIER = '_ref'

type Tree = Node & Record<string, any>

/**
 * The first reason why code is not exactly one JavaScript expression, if any. References count as
 * values; a semicolon and comments may follow.
 */
export function checkExpression(code: string): ExpressionProblem | undefined {
  const { text, identifier } = withIdentifiers(code)
  const lineOf = (at: number) => code.slice(0, at).split('\n').length
  try {
    if (text.trim() === '') return { line: 1, message: M.empty }
    const root = parseExpressionAt(text, 0, ECMA)
    const extra = afterExpression(text, root)
    if (extra !== undefined) return { line: lineOf(extra), message: M.more, values: { text: pieceAt(code, extra) } }
    const named = nameIn(root as Tree, identifier)
    return named === undefined ? undefined : { line: lineOf(named), message: M.named }
  } catch (error) {
    const { pos = 0, message = '' } = error as { pos?: number; message?: string }
    return { line: lineOf(Math.min(pos, code.length)), ...explained(message, code, pos) }
  }
}

/** The code with each reference replaced by an identifier of the same length, so that positions do not change. */
function withIdentifiers(code: string): { text: string; identifier: RegExp } {
  let text = ''
  let at = 0
  for (const { from, to } of referencesIn(code)) {
    const length = Math.max(1, to - from - 2)
    text += `${code.slice(at, from)} ${IDENTIFIER.slice(0, length).padEnd(length, '_')} `
    at = to
  }
  return { text: text + code.slice(at), identifier: /^_(?:r|re|ref_*)?$/ }
}

/**
 * The position of text after the expression other than one semicolon; undefined if there is none. The node excludes
 * parentheses around the expression, so as many closing ones are allowed after it as opening ones before it.
 */
function afterExpression(text: string, { start, end }: Node): number | undefined {
  const opened = [...tokenizer(text.slice(0, start), ECMA)].length
  const rest = [...tokenizer(text.slice(end), ECMA)].slice(opened)
  const extra = rest.find(({ type }, index) => index > 0 || type.label !== ';')
  return extra && end + extra.start
}

function explained(message: string, code: string, at: number): Omit<ExpressionProblem, 'line'> {
  if (/string constant/.test(message)) return { message: M.string }
  if (/template/.test(message)) return { message: M.template }
  if (/comment/.test(message)) return { message: M.comment }
  if (/regular expression/i.test(message)) return { message: M.regexp }
  const text = pieceAt(code, at)
  return text === '' ? { message: M.early } : { message: M.unexpected, values: { text } }
}

/** The token at a position; empty at the end of the code. */
function pieceAt(code: string, at: number): string {
  const rest = code.slice(at).trimStart()
  const [first] = tokenize(rest)
  const piece = first?.name === undefined ? /^([\p{L}\p{N}_$]+|\S)/u.exec(rest)?.[0] : first.text
  return piece?.slice(0, 40) ?? ''
}

/** The position of a reference used as a name: after a dot, as a parameter, on the left of an assignment. */
function nameIn(node: Tree, identifier: RegExp, parents: readonly Tree[] = []): number | undefined {
  if (node.type === 'Identifier' && identifier.test(node.name) && isName(node, parents)) return node.start
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type !== 'string') continue
      const found = nameIn(child as Tree, identifier, [...parents, node])
      if (found !== undefined) return found
    }
  }
  return undefined
}

function isName(node: Tree, parents: readonly Tree[]): boolean {
  const parent = parents.at(-1)
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.property === node && !parent.computed
    case 'VariableDeclarator':
      return parent.id === node
    case 'AssignmentExpression':
    case 'AssignmentPattern':
      return parent.left === node
    case 'ArrowFunctionExpression':
      return parent.body !== node
    case 'ClassExpression':
    case 'ClassDeclaration':
      return parent.id === node
    case 'FunctionExpression':
    case 'FunctionDeclaration':
    case 'UpdateExpression':
    case 'CatchClause':
    case 'ArrayPattern':
    case 'RestElement':
    case 'LabeledStatement':
      return true
    case 'Property':
      return parents.at(-2)?.type === 'ObjectPattern' && parent.value === node
    default:
      return false
  }
}
