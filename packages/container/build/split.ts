import { parse } from 'acorn'
import { analyze, type Reference, type Scope } from 'eslint-scope'
import MagicString from 'magic-string'
import type { Chunk } from '../src/compile/chunks.ts'
import { type Tree, walk } from '../src/compile/code/script-uses.ts'

/** A bundle as chunks, and the chunks or tables of chunks behind each export. */
interface Split {
  readonly chunks: readonly Chunk[]
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

/** A declaration at the top level: what is written in front of its value, and the value. */
interface Declaration {
  readonly head: string
  readonly value: Tree | null
}

/**
 * Splits a bundled module into chunks: its top-level declarations, each with the declarations it needs. Exported object
 * literals are registries: they become tables of names, so that an artifact can hold single entries. `longNames` are
 * the names that the minifier shortened.
 */
export function split(bundle: string, longNames: ReadonlyMap<string, string>): Split {
  const program = parse(bundle, { ecmaVersion: 'latest', sourceType: 'module', ranges: true }) as Tree
  const { declared, exported } = declarations(program, bundle)
  const scopes = analyze(program as never, { ecmaVersion: 2022, sourceType: 'module' })
  const { registries, exports } = takeRegistries(declared, exported, longNames, freeNames(scopes.scopes))
  const variables = scopes.globalScope!.childScopes[0]!.variables.filter(({ name }) => declared.has(name))
  const members = pageCalls(program, pageMembersOf(exports, longNames))
  const edited = new MagicString(bundle)
  const references = variables.flatMap(({ references: all }) => all)
  for (const { chunk, start, end } of members) {
    if (isShadowed(chunk, start, scopes.scopes))
      throw new Error(
        `The page's ${chunk} means something else in a function: a page's member must come later in the bundle`,
      )
    edited.update(start, end, chunk)
  }

  const made = [...declared]
    .filter(([name]) => !registries.has(name))
    .map(([name, { head, value }]) => {
      const inside = ({ start, end }: { start: number; end: number }) =>
        value !== null && start >= value.start && end <= value.end
      const names = references.flatMap(({ identifier }) => {
        const [start, end] = rangeOf(identifier)
        return inside({ start, end }) && identifier.name !== name ? identifier.name : []
      })
      const needs = [...new Set(names)].filter((need) => declared.has(need)).sort()
      if (needs.some((need) => registries.has(need))) throw new Error(`${name} needs a whole registry`)
      const code = head + (value ? valueText(value, (start, end) => edited.slice(start, end)) : '')
      const used = members.filter(inside).map(({ chunk: member }) => member)
      const isFunction = value?.type === 'FunctionDeclaration' || value?.type === 'ArrowFunctionExpression'
      return { chunk: { name, code, needs, members: [...new Set(used)].sort() }, isFunction }
    })
  return { chunks: inOrder(made), exports }
}

/** A function as an arrow function, which is shorter and compresses better, unless it has a `this` of its own. */
function valueText(value: Tree, text: (start: number, end: number) => string): string {
  if (value.type !== 'FunctionDeclaration' || value.async || value.generator || hasOwnThis(value.body))
    return text(value.start, value.end)
  const params: readonly Tree[] = value.params
  const body: Tree = value.body
  const [first] = params
  const list = first ? text(first.start, params.at(-1)!.end) : ''
  const head = first?.type === 'Identifier' && params.length === 1 ? `${list}=>` : `(${list})=>`
  const [only, second] = body.body
  const result = only?.type === 'ReturnStatement' && !second ? (only.argument as Tree | null) : null
  if (!result) return head + text(body.start, body.end)
  const written = text(result.start, result.end)
  return head + (written[0] === '{' || result.type === 'SequenceExpression' ? `(${written})` : written)
}

/** Whether a body uses `this`, `arguments` or `new.target`; those of functions inside it count too. */
function hasOwnThis(body: Tree): boolean {
  let found = false
  walk(body, ({ type, name }) => {
    if (type === 'ThisExpression' || type === 'MetaProperty' || name === 'arguments') found = true
  })
  return found
}

/**
 * Functions come first, because values may call them when they are made. Those that begin in the same way stand
 * together, which compresses better.
 */
function inOrder(made: readonly { readonly chunk: Chunk; readonly isFunction: boolean }[]): readonly Chunk[] {
  const body = ({ code }: Chunk) => code.slice(code.indexOf('='))
  const functions = made.flatMap(({ chunk, isFunction }) => (isFunction ? chunk : []))
  functions.sort((a, b) => (body(a) < body(b) ? -1 : 1))
  return [...functions, ...made.flatMap(({ chunk, isFunction }) => (isFunction ? [] : chunk))]
}

function declarations(program: Tree, bundle: string) {
  const declared = new Map<string, Declaration>()
  const exported = new Map<string, string>()
  for (const statement of program.body as Tree[]) {
    if (statement.type === 'FunctionDeclaration')
      declared.set(statement.id.name, { head: `${statement.id.name}=`, value: statement })
    else if (statement.type === 'VariableDeclaration') {
      for (const { id, init } of statement.declarations as Tree[]) {
        if (id.type !== 'Identifier') throw new Error(`A chunk must have one name: ${bundle.slice(id.start, id.end)}`)
        declared.set(id.name, { head: `${id.name}${init ? '=' : ''}`, value: init })
      }
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
      for (const one of statement.specifiers as Tree[]) exported.set(one.exported.name, one.local.name)
    } else if (statement.type !== 'EmptyStatement') {
      throw new Error(
        `The container may only declare at its top level: ${bundle.slice(statement.start, statement.start + 200)}`,
      )
    }
  }
  return { declared, exported }
}

/** Takes exported object literals out of the declarations; entries that are no names get a declaration of their own. */
function takeRegistries(
  declared: Map<string, Declaration>,
  exported: ReadonlyMap<string, string>,
  longNames: ReadonlyMap<string, string>,
  free: Iterator<string, never>,
) {
  const exports: Record<string, string | Record<string, string>> = {}
  const registries = new Set<string>()
  for (const [name, local] of exported) {
    const value = declared.get(local)?.value
    if (value?.type !== 'ObjectExpression') {
      exports[name] = local
      continue
    }
    registries.add(local)
    const entries: Record<string, string> = {}
    for (const property of value.properties as Tree[]) {
      const key: string = property.key.name ?? property.key.value
      const inner = property.value as Tree
      const own = inner.type === 'Identifier' ? inner.name : free.next().value
      if (inner.type !== 'Identifier') declared.set(own, { head: `${own}=`, value: inner })
      entries[longNames.get(key) ?? key] = own
    }
    exports[name] = entries
  }
  return { registries, exports }
}

/** The chunks behind the members of the page, by the members' short names. */
function pageMembersOf(exports: Split['exports'], longNames: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const chunks = exports.browserPage as Readonly<Record<string, string>>
  return new Map([...longNames].flatMap(([short, long]) => (chunks[long] ? [[short, chunks[long]] as const] : [])))
}

interface PageCall {
  readonly chunk: string
  readonly start: number
  readonly end: number
}

/**
 * Where the code reads members of the page, with the path to the page: there stands the chunk alone. The page is a
 * parameter or a member of the engine, so leaving out how it is found changes nothing.
 */
function pageCalls(program: Tree, chunks: ReadonlyMap<string, string>): readonly PageCall[] {
  const calls: PageCall[] = []
  walk(program, (node, parents) => {
    const { type, computed, object, property, start, end } = node
    const name = type === 'MemberExpression' && !computed ? property.name : ''
    if (chunks.has(name)) {
      if (!isPath(object)) throw new Error(`The page must be a parameter or a member: ${name}`)
      calls.push({ chunk: chunks.get(name)!, start, end })
    }
    if (type === 'Property' && chunks.has(node.key.name) && parents.at(-1)?.type === 'ObjectPattern') {
      throw new Error(`Members of the page must be read with a dot: ${node.key.name}`)
    }
  })
  return calls
}

const isPath = ({ type, object, computed }: Tree): boolean =>
  type === 'Identifier' || (type === 'MemberExpression' && !computed && isPath(object))

/** Whether a function around a place has a variable of its own by that name. */
function isShadowed(name: string, place: number, scopes: readonly Scope[]): boolean {
  return scopes.some(({ type, block, set }) => {
    const [start, end] = block.range!
    return type !== 'module' && type !== 'global' && start <= place && place < end && set.has(name)
  })
}

const KEYWORDS = ['do', 'if', 'in']

/** Names of two letters that nothing in the bundle has. */
function* freeNames(scopes: readonly Scope[]): Generator<string, never> {
  const names = scopes.flatMap(({ set, through }) => [
    ...set.keys(),
    ...through.map(({ identifier }) => identifier.name),
  ])
  const taken = new Set([...names, ...KEYWORDS])
  const letters = 'etnrisaoclumdfphgybvwkxqjzETNRISAOCLUMDFPHGYBVWKXQJZ'
  for (const first of letters) {
    for (const second of letters) if (!taken.has(first + second)) yield first + second
  }
  throw new Error('The bundle needs longer names')
}

const rangeOf = ({ range }: Reference['identifier']): readonly [number, number] => range!
