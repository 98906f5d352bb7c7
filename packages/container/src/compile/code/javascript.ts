import { type Node, parse, parseExpressionAt, tokenizer } from 'acorn'
import {
  beginsStatement,
  isAddress,
  isPlainKey,
  isValue,
  type MemberChain,
  memberChainOf,
  type Tree,
  walk,
} from './script-uses.ts'

/** How JavaScript is parsed: as a script, a module, the body of an event handler or one expression. */
export type Goal = 'script' | 'module' | 'handler' | 'expression'

/** References in JavaScript: `start` and `end` are those of the reference, or of the literal around it. */
export type Use =
  | ({ readonly kind: 'value'; readonly placeholder: number } & MemberChain)
  | { readonly kind: 'key'; readonly start: number; readonly end: number; readonly placeholder: number }
  | {
      readonly kind: 'text' | 'template' | 'regexp' | 'address'
      readonly start: number
      readonly end: number
      /** The literal is the key of a property. */
      readonly key: boolean
      /** The literal begins a statement. */
      readonly begins: boolean
    }
  | { readonly kind: 'comment'; readonly start: number; readonly end: number }

/** Parsed JavaScript: its references in the order of the code, and the range of the code without text around it. */
interface Parsed {
  readonly uses: readonly Use[]
  readonly start: number
  readonly end: number
}

/** Parses JavaScript and finds the placeholders; undefined if it does not parse or one is where no value can be. */
export function readJavaScript(code: string, goal: Goal, placeholder: RegExp): Parsed | undefined {
  const comments: Use[] = []
  const holds = ({ start, end }: { start: number; end: number }) => code.slice(start, end).search(placeholder) >= 0
  const settings = {
    ecmaVersion: 'latest' as const,
    sourceType: goal === 'module' ? ('module' as const) : ('script' as const),
    allowReturnOutsideFunction: goal === 'handler',
    onComment: (_block: boolean, _text: string, start: number, end: number) => {
      comments.push({ kind: 'comment', start, end })
    },
  }
  try {
    const root = (goal === 'expression' ? parseExpressionAt(code, 0, settings) : parse(code, settings)) as Tree
    if (goal === 'expression' && !endsThere(code, root)) return undefined
    const uses: Use[] = comments.filter((comment) => holds(comment) && comment.start < root.end)
    walk(root, (node, parents) => {
      const use = holds(node) && useOf(node, parents, placeholder)
      if (use) uses.push(use)
    })
    return { uses: uses.sort((a, b) => a.start - b.start), start: root.start, end: root.end }
  } catch {
    return undefined
  }
}

/** The use of a reference by a node, if any; throws if a reference is in the place of a name. */
function useOf(node: Tree, parents: readonly Tree[], placeholder: RegExp): Use | undefined {
  const { start, end, type } = node
  const parent = parents.at(-1)
  const key = isPlainKey(node, parent)
  if (type === 'Identifier' || type === 'PrivateIdentifier') {
    const found = new RegExp(`^(?:${placeholder.source})$`, 'i').exec(code(node))
    if (!found) throw new SyntaxError('a reference inside a name')
    const number = Number(found[1])
    const isInit = parent?.type === 'Property' && parent.kind === 'init' && !parent.method && !parent.shorthand
    if (key && isInit && parents.at(-2)?.type === 'ObjectExpression')
      return { kind: 'key', start, end, placeholder: number }
    if (!isValue(node, parents)) throw new SyntaxError('a reference in the place of a name')
    return { kind: 'value', placeholder: number, ...memberChainOf(node, parents, placeholder) }
  }
  const range = { start, end, key, begins: beginsStatement(node, parents) }
  if (type === 'TemplateElement') return { kind: 'template', ...range }
  if (type !== 'Literal') return undefined
  if (node.regex) return { kind: 'regexp', ...range }
  if (typeof node.value !== 'string') return undefined
  return { kind: isAddress(parent) ? 'address' : 'text', ...range }
}

const code = (node: Tree): string => (node.type === 'PrivateIdentifier' ? '#' : node.name)

/**
 * Whether nothing but blanks, comments and one semicolon follow an expression. The range of a node does not include
 * parentheses around it, so as many tokens are skipped after it as there are before it.
 */
function endsThere(code: string, { start, end }: Node): boolean {
  const opened = [...tokenizer(code.slice(0, start), { ecmaVersion: 'latest' })].length
  const tokens = [...tokenizer(code.slice(end), { ecmaVersion: 'latest' })].slice(opened)
  return tokens.length <= 1 && tokens.every(({ type }) => type.label === ';')
}
