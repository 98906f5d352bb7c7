import type { Expression } from './expression.ts'
import type { Parts } from './parts.ts'
import { write } from './write.ts'

/** Content and what starts it, ready to be joined with the parts they need. */
export interface Linkable {
  /** The export that starts the artifact, and the exports that it is given besides the content and the page. */
  readonly start: string
  readonly ways: readonly string[]
  readonly members: Readonly<Record<string, Expression>>
  /** Functions of the site's own code. */
  readonly own: readonly string[]
}

/**
 * Joins an artifact: the parts that the content names and all that they need, in the order of the build, around the
 * content. The site's own code stands outside, where it sees nothing of the container.
 */
export function link({ start, ways, members, own }: Linkable, { parts, exports, members: short }: Parts): string {
  const byName = new Map(parts.map((part) => [part.name, part]))
  const pageMembers = new Map(Object.entries(exports.browserPage!).map(([name, local]) => [short[name] ?? name, local]))
  const needed = new Set<string>()
  const found = new Map<string, string>()
  const need = (name: string): string => {
    if (needed.has(name)) return name
    needed.add(name)
    const part = byName.get(name)!
    for (const other of part.needs) need(other)
    for (const member of part.members) {
      const local = pageMembers.get(member)
      if (local && !found.has(member)) {
        found.set(member, local)
        need(local)
      }
    }
    return name
  }
  const exported = (name: string) => need(exports[name] as string)
  const names = {
    part: (registry: string, name: string) => need((exports[registry] as Readonly<Record<string, string>>)[name]!),
  }
  const startName = exported(start)
  const wayNames = ways.map(exported)
  const content = Object.entries(members)
    .map(([name, expression]) => `${short[name] ?? name}:${write(expression, names)}`)
    .join()
  const page = [...found].map(([member, local]) => (member === local ? local : `${member}:${local}`)).join()
  const code = parts.filter(({ name }) => needed.has(name)).map(({ code }) => code)
  const call = `${startName}({${content}},{${page}}${wayNames.map((name) => `,${name}`).join('')})`
  return `(function(o){"use strict";${code.join('')}${call}})([${own.join()}]);\n`
}
