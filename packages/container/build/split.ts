import { type Node, parse } from 'acorn'
import type { Part } from '../src/compile/parts.ts'
import { freeNames, membersOf } from './free-names.ts'

type Tree = Node & Record<string, any>

/** A bundle taken apart: its declarations, and the declarations or registries behind each export. */
export interface Split {
  readonly parts: readonly Part[]
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

/**
 * Takes a bundled module apart into its top-level declarations, each with the declarations it needs. Exported object
 * literals are registries: they become tables of names, so that an artifact can hold single entries. `longNames` are the
 * names that the minifier shortened.
 */
export function split(bundle: string, longNames: ReadonlyMap<string, string>): Split {
  const program = parse(bundle, { ecmaVersion: 'latest', sourceType: 'module' }) as Tree
  const text = (node: Tree) => bundle.slice(node.start, node.end)
  const exported = new Map<string, string>()
  const declared = new Map<string, { code: string; node: Tree }>()
  for (const statement of program.body as Tree[]) {
    if (statement.type === 'FunctionDeclaration') {
      declared.set(statement.id.name, { code: text(statement), node: statement })
    } else if (statement.type === 'VariableDeclaration') {
      for (const one of statement.declarations as Tree[]) {
        if (one.id.type !== 'Identifier') throw new Error(`A part must have one name: ${text(one)}`)
        declared.set(one.id.name, { code: `var ${text(one)};`, node: one.init ?? one.id })
      }
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
      for (const one of statement.specifiers as Tree[]) exported.set(one.exported.name, one.local.name)
    } else if (statement.type !== 'EmptyStatement') {
      throw new Error(`The container may only declare at its top level, not run: ${text(statement).slice(0, 200)}`)
    }
  }
  const exports: Record<string, string | Record<string, string>> = {}
  const registries = new Set<string>()
  let made = 0
  for (const [name, local] of exported) {
    const { node } = declared.get(local)!
    if (node.type !== 'ObjectExpression') {
      exports[name] = local
      continue
    }
    registries.add(local)
    const entries: Record<string, string> = {}
    for (const property of node.properties as Tree[]) {
      const short: string = property.key.name ?? property.key.value
      const key = longNames.get(short) ?? short
      const value = property.value as Tree
      if (value.type === 'Identifier') entries[key] = value.name
      else {
        const own = `$${made++}`
        declared.set(own, { code: `var ${own}=${text(value)};`, node: value })
        entries[key] = own
      }
    }
    exports[name] = entries
  }
  const parts = [...declared]
    .filter(([name]) => !registries.has(name))
    .map(([name, { code, node }]) => ({
      name,
      code,
      needs: [...freeNames(node)].filter((free) => free !== name && declared.has(free)).sort(),
      members: [...membersOf(node)].filter((member) => longNames.has(member)).sort(),
    }))
  for (const part of parts) {
    const registry = part.needs.find((need) => registries.has(need))
    if (registry) throw new Error(`A part needs a whole registry: ${part.code.slice(0, 200)}`)
  }
  return { parts, exports }
}
