import type { Node } from 'acorn'

type Tree = Node & Record<string, any>
type Scope = { readonly names: Set<string>; readonly outer: Scope | null }

/** A place in which a piece of code uses a name that it does not declare itself. */
export interface Use {
  readonly name: string
  readonly start: number
  readonly end: number
  /** The name is a property as well, as in `{ name }`. */
  readonly shorthand: boolean
}

/** All uses of names from outside, in the order of the code. */
export function freeUses(node: Node): readonly Use[] {
  const uses: Use[] = []
  visit(node as Tree, { names: new Set(), outer: null }, uses)
  return uses.sort((a, b) => a.start - b.start)
}

/** Names that a piece of code gives new values to. */
export function writtenNames(node: Node): Set<string> {
  const written = new Set<string>()
  const look = (at: Tree): void => {
    if (at.type === 'AssignmentExpression') declare(at.left, written)
    if (at.type === 'UpdateExpression') declare(at.argument, written)
    if (/^For(In|Of)Statement$/.test(at.type)) declare(at.left, written)
    children(at, look)
  }
  look(node as Tree)
  return written
}

function visit(node: Tree, scope: Scope, free: Use[], shorthand = false): void {
  switch (node.type) {
    case 'Identifier':
      if (!isDeclared(node.name, scope)) free.push({ name: node.name, start: node.start, end: node.end, shorthand })
      return
    case 'MemberExpression':
      visit(node.object, scope, free)
      if (node.computed) visit(node.property, scope, free)
      return
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      if (node.computed) visit(node.key, scope, free)
      if (node.value) visit(node.value, scope, free, node.shorthand === true)
      return
    case 'LabeledStatement':
      visit(node.body, scope, free)
      return
    case 'BreakStatement':
    case 'ContinueStatement':
      return
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const inner = open(scope)
      if (node.id) inner.names.add(node.id.name)
      if (node.type !== 'ArrowFunctionExpression') inner.names.add('arguments')
      for (const parameter of node.params) declare(parameter, inner.names)
      hoist(node.body, inner.names)
      for (const parameter of node.params) visit(parameter, inner, free)
      visit(node.body, inner, free)
      return
    }
    case 'CatchClause': {
      const inner = open(scope)
      if (node.param) declare(node.param, inner.names)
      visit(node.body, inner, free)
      return
    }
    case 'BlockStatement':
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'SwitchStatement': {
      const inner = open(scope)
      declareBlock(node, inner.names)
      children(node, (child) => visit(child, inner, free))
      return
    }
    default:
      children(node, (child) => visit(child, scope, free))
  }
}

const open = (outer: Scope): Scope => ({ names: new Set(), outer })

function isDeclared(name: string, scope: Scope | null): boolean {
  for (let at = scope; at; at = at.outer) if (at.names.has(name)) return true
  return false
}

/** Adds the names that a pattern binds. */
function declare(pattern: Tree, names: Set<string>): void {
  if (pattern.type === 'Identifier') names.add(pattern.name)
  else if (pattern.type === 'AssignmentPattern') declare(pattern.left, names)
  else if (pattern.type === 'RestElement') declare(pattern.argument, names)
  else if (pattern.type === 'ArrayPattern') for (const item of pattern.elements) item && declare(item, names)
  else if (pattern.type === 'ObjectPattern') {
    for (const property of pattern.properties) declare(property.value ?? property, names)
  }
}

/** Adds the `var` names of a function body, wherever they stand in it. */
function hoist(node: Tree, names: Set<string>): void {
  if (/Function|Class/.test(node.type)) return
  if (node.type === 'VariableDeclaration' && node.kind === 'var') {
    for (const declarator of node.declarations) declare(declarator.id, names)
  }
  children(node, (child) => hoist(child, names))
}

/** Adds what a block itself declares: functions, classes, `let` and `const`. */
function declareBlock(node: Tree, names: Set<string>): void {
  const statements: Tree[] = [
    ...(node.type === 'BlockStatement' ? node.body : []),
    ...(node.type === 'SwitchStatement' ? node.cases.flatMap((one: Tree) => one.consequent) : []),
    ...[node.init, node.left].filter((child) => child?.type === 'VariableDeclaration'),
  ]
  for (const statement of statements) {
    if (statement.type === 'VariableDeclaration') for (const one of statement.declarations) declare(one.id, names)
    else if (/^(Function|Class)Declaration$/.test(statement.type)) names.add(statement.id.name)
  }
}

function children(node: Tree, run: (child: Tree) => void): void {
  for (const key in node) {
    const value = node[key]
    if (Array.isArray(value)) {
      for (const child of value) if (child && typeof child.type === 'string') run(child)
    } else if (value && typeof value === 'object' && typeof value.type === 'string') run(value)
  }
}

/** The members that a piece of code reads, written with a dot. */
export function memberUses(node: Node): readonly Omit<Use, 'shorthand'>[] {
  const uses: Omit<Use, 'shorthand'>[] = []
  const look = (at: Tree): void => {
    if (at.type === 'MemberExpression' && !at.computed) {
      const { name, start, end } = at.property
      uses.push({ name, start, end })
    }
    children(at, look)
  }
  look(node as Tree)
  return uses
}
