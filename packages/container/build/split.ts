import { type Node, parse } from 'acorn'
import type { Part } from '../src/compile/parts.ts'
import { freeUses, memberUses, type Use, writtenNames } from './free-names.ts'

type Tree = Node & Record<string, any>

/** A bundle taken apart: its declarations, and the declarations or registries behind each export. */
export interface Split {
  readonly parts: readonly Part[]
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

/** A declaration at the top level: what is written in front of its value, and the value. */
interface Declared {
  readonly head: string
  readonly value: Tree | null
}

/**
 * Takes a bundled module apart into its top-level declarations, each with the declarations it needs. Exported object
 * literals are registries: they become tables of names, so that an artifact can hold single entries. `longNames` are
 * the names that the minifier shortened.
 */
export function split(bundle: string, longNames: ReadonlyMap<string, string>): Split {
  const program = parse(bundle, { ecmaVersion: 'latest', sourceType: 'module' }) as Tree
  const { declared, exported } = declarations(program, bundle)
  const { registries, exports } = takeRegistries(declared, exported, longNames)
  const standIns = findStandIns(declared, program, bundle)
  const resolve = (name: string) => standIns.get(name) ?? name
  for (const [name, found] of Object.entries(exports)) {
    if (typeof found === 'string') exports[name] = resolve(found)
    else for (const key in found) found[key] = resolve(found[key]!)
  }
  const pageMembers = pageMembersOf(exports, longNames)
  const parts = [...declared]
    .filter(([name]) => !registries.has(name) && !standIns.has(name))
    .map(([name, { head, value }]): Part => {
      const uses = value ? freeUses(value).filter((use) => use.name !== name && declared.has(use.name)) : []
      const needs = [...new Set(uses.map((use) => resolve(use.name)))].filter((need) => declared.has(need)).sort()
      const registry = needs.find((need) => registries.has(need))
      if (registry) throw new Error(`A part needs a whole registry: ${bundle.slice(value!.start, value!.end)}`)
      return {
        name,
        code:
          head +
          (value ? rewritten(bundle, value, uses, standIns, pageMembers) : '') +
          (head.startsWith('var') ? ';' : ''),
        needs,
        members: value ? [...new Set(memberUses(value).flatMap(({ name }) => pageMembers.get(name) ?? []))].sort() : [],
      }
    })
  return { parts: inOrder(parts), exports }
}

/** Functions that begin alike stand together, which compresses better; only values depend on their order. */
function inOrder(parts: readonly Part[]): readonly Part[] {
  const body = (part: Part) => part.code.slice(part.code.indexOf('('))
  const isFunction = (part: Part) => part.code.startsWith('function')
  const functions = parts.filter(isFunction).sort((a, b) => (body(a) < body(b) ? -1 : 1))
  return [...functions, ...parts.filter((part) => !isFunction(part))]
}

function declarations(program: Tree, bundle: string) {
  const declared = new Map<string, Declared>()
  const exported = new Map<string, string>()
  for (const statement of program.body as Tree[]) {
    if (statement.type === 'FunctionDeclaration') declared.set(statement.id.name, { head: '', value: statement })
    else if (statement.type === 'VariableDeclaration') {
      for (const { id, init } of statement.declarations as Tree[]) {
        if (id.type !== 'Identifier') throw new Error(`A part must have one name: ${bundle.slice(id.start, id.end)}`)
        declared.set(id.name, { head: `var ${id.name}${init ? '=' : ''}`, value: init })
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

/** Takes exported object literals out of the declarations; what stands in them gets a declaration of its own. */
function takeRegistries(
  declared: Map<string, Declared>,
  exported: ReadonlyMap<string, string>,
  longNames: ReadonlyMap<string, string>,
) {
  const exports: Record<string, string | Record<string, string>> = {}
  const registries = new Set<string>()
  let made = 0
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
      const own = inner.type === 'Identifier' ? inner.name : `$${made++}`
      if (inner.type !== 'Identifier') declared.set(own, { head: `var ${own}=`, value: inner })
      entries[longNames.get(key) ?? key] = own
    }
    exports[name] = entries
  }
  return { registries, exports }
}

/** Names that never change and are only a number or another name: the minifier leaves their declarations standing. */
function findStandIns(declared: ReadonlyMap<string, Declared>, program: Tree, bundle: string): Map<string, string> {
  const written = writtenNames(program)
  const standIns = new Map<string, string>()
  for (const [name, { value }] of declared) {
    if (!value || written.has(name)) continue
    const isNumber = value.type === 'Literal' && typeof value.value === 'number'
    if (isNumber || (value.type === 'Identifier' && declared.has(value.name))) {
      standIns.set(name, bundle.slice(value.start, value.end))
    }
  }
  for (const [name, other] of standIns) standIns.set(name, standIns.get(other) ?? other)
  return standIns
}

/** Members of the page are called as the parts behind them, so that an artifact can hand them over by name alone. */
function pageMembersOf(exports: Split['exports'], longNames: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const parts = exports.browserPage as Readonly<Record<string, string>>
  return new Map([...longNames].flatMap(([short, long]) => (parts[long] ? [[short, parts[long]] as const] : [])))
}

function rewritten(
  bundle: string,
  value: Tree,
  uses: readonly Use[],
  standIns: ReadonlyMap<string, string>,
  pageMembers: ReadonlyMap<string, string>,
): string {
  const changes = [
    ...uses.flatMap(({ name, start, end, shorthand }) => {
      const other = standIns.get(name)
      return other === undefined ? [] : [{ start, end, text: (shorthand ? `${name}:` : '') + other }]
    }),
    ...memberUses(value).flatMap(({ name, start, end }) => {
      const other = pageMembers.get(name)
      return other === undefined ? [] : [{ start, end, text: other }]
    }),
  ].sort((a, b) => a.start - b.start)
  let code = ''
  let at = value.start
  for (const { start, end, text } of changes) {
    code += bundle.slice(at, start) + text
    at = end
  }
  return code + bundle.slice(at, value.end)
}
