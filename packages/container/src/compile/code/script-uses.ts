import type { Node } from 'acorn'
import type { Path } from '../core/expression.ts'

export type Tree = Node & Record<string, any>

/** Whether a node is the key of a property, not a computed one. */
export const isPlainKey = (node: Tree, parent: Tree | undefined): boolean =>
  parent !== undefined &&
  /^(Property|PropertyDefinition|MethodDefinition)$/.test(parent.type) &&
  parent.key === node &&
  !parent.computed

/** Whether a text is the address of a module to load. */
export const isAddress = (parent: Tree | undefined): boolean =>
  parent !== undefined && /^(Import(Declaration|Expression)|Export(All|Named)Declaration)$/.test(parent.type)

/** Parents under which an identifier is a declaration, a target of a write, or no value at run time. */
const NAMES =
  /^(UpdateExpression|Function(Declaration|Expression)|CatchClause|LabeledStatement|(Break|Continue)Statement|ArrayPattern|RestElement|MetaProperty|Import(Default|Namespace)?Specifier|ExportSpecifier|ImportAttribute)$/

/** For other parents, the only child that is a value. */
const VALUE_CHILD: Readonly<Record<string, string>> = {
  VariableDeclarator: 'init',
  AssignmentExpression: 'right',
  AssignmentPattern: 'right',
  ArrowFunctionExpression: 'body',
  ClassDeclaration: 'superClass',
  ClassExpression: 'superClass',
  ForInStatement: 'right',
  ForOfStatement: 'right',
}

/** Whether an identifier could be replaced by any expression. */
export function isValue(node: Tree, parents: readonly Tree[]): boolean {
  const parent = parents.at(-1)
  if (!parent) return true
  if (NAMES.test(parent.type)) return false
  const child = VALUE_CHILD[parent.type]
  if (child) return parent[child] === node
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed
  if (/^(Property|PropertyDefinition|MethodDefinition)$/.test(parent.type)) {
    if (parent.key === node) return parent.computed
    return parents.at(-2)?.type !== 'ObjectPattern'
  }
  return !(parent.type === 'UnaryExpression' && parent.operator === 'delete')
}

/** A value with the static member accesses that follow it, and whether it begins a statement. */
export interface MemberChain {
  readonly start: number
  readonly end: number
  readonly path: Path
  readonly begins: boolean
}

/** Whether a node begins a statement, so that what is written in its place can continue the line before it. */
export const beginsStatement = (node: Tree, parents: readonly Tree[]): boolean =>
  parents.some((parent) => parent.type === 'ExpressionStatement' && parent.start === node.start)

/**
 * The chain of static member accesses after a value: up to the parentheses around it, and without one that is called,
 * written to or deleted, or whose name holds a placeholder.
 */
export function memberChainOf(node: Tree, parents: readonly Tree[], placeholder: RegExp): MemberChain {
  const path: (string | number)[] = []
  let at = node
  for (let depth = parents.length - 1; depth >= 0; depth--) {
    const parent = parents[depth]!
    const outer = parents[depth - 1]
    if (parent.type !== 'ChainExpression') {
      if (parent.type !== 'MemberExpression' || parent.object !== at || parent.start < node.start) break
      const step = stepOf(parent, placeholder)
      if (step === undefined || outer?.callee === parent || outer?.tag === parent || isTarget(parent, outer)) break
      path.push(step)
    }
    at = parent
  }
  return { start: node.start, end: at.end, path, begins: beginsStatement(node, parents) }
}

function stepOf({ computed, property }: Tree, placeholder: RegExp): string | number | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined
  const { type, value } = property
  if (type !== 'Literal' || !/^(string|number)$/.test(typeof value) || `${value}`.search(placeholder) >= 0) return
  return value
}

const isTarget = (node: Tree, outer: Tree | undefined): boolean =>
  outer !== undefined &&
  ((outer.type === 'AssignmentExpression' && outer.left === node) ||
    outer.type === 'UpdateExpression' ||
    (outer.type === 'UnaryExpression' && outer.operator === 'delete') ||
    (/^For(In|Of)Statement$/.test(outer.type) && outer.left === node) ||
    /Pattern$|^RestElement$/.test(outer.type))

/** Visits the nodes of a tree from the root down, with their ancestors. */
export function walk(
  node: Tree,
  visit: (node: Tree, parents: readonly Tree[]) => void,
  parents: readonly Tree[] = [],
): void {
  visit(node, parents)
  const inner = [...parents, node]
  for (const [key, value] of Object.entries(node)) {
    // A shorthand property is one identifier under two keys.
    if (node.type === 'Property' && node.shorthand && key === 'key') continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof child.type === 'string') walk(child, visit, inner)
    }
  }
}
