import type { Expression } from './expression.ts'
import type { Parts } from './parts.ts'
import { HOLES } from './rows.ts'
import { type Names, write, writeList } from './write.ts'

/** Content and what starts it, ready to be joined with the parts they need. */
export interface Linkable {
  /** The export that starts the artifact, and the exports it is given besides the content and the page. */
  readonly start: string
  readonly ways: readonly string[]
  readonly members: Readonly<Record<string, Expression>>
  /** Functions of the site's own code. */
  readonly own: readonly string[]
  /** Code that stands for the page and for further arguments, where the artifact does not bring its own page. */
  readonly given?: { readonly page: string; readonly rest: string }
}

/**
 * Joins an artifact: the parts that the content names and all that they need, in the order of the build, around the
 * content. The site's own code stands outside, where it sees nothing of the container.
 */
export function link({ start, ways, members, own, given }: Linkable, parts: Parts): string {
  const short = (member: string) => parts.members[member] ?? member
  const byName = new Map(parts.parts.map((part) => [part.name, part]))
  const needed = new Set<string>()
  const page = new Set<string>()

  function need(name: string): string {
    if (needed.has(name)) return name
    needed.add(name)
    const part = byName.get(name)!
    for (const other of part.needs) need(other)
    for (const member of part.members) page.add(need(member))
    return name
  }

  const [resolve, pageName, ownName, ...further] = freeNames(byName, HOLES + 3 + Object.keys(members).length)
  const kept: string[] = []
  const names: Names = {
    part: (registry, name) => need(table(parts, registry)[name]!),
    exported: (name) => need(parts.exports[name] as string),
    resolve: resolve!,
    page: pageName!,
    own: ownName!,
    holes: further.slice(0, HOLES),
    kept: () => {
      const name = further[HOLES + kept.length]!
      kept.push(name)
      return name
    },
  }
  const content = Object.entries(members).map(([name, expression]) => {
    if (expression.kind === 'list') return writeList(short(name), expression.items, names)
    return `${short(name)}:${write(expression, names)}`
  })
  const starter = names.exported(start)
  const rest = given?.rest ?? ways.map(names.exported).join()
  const call = `${starter}({${content}},${given?.page ?? `{${[...page].join()}}`}${rest && `,${rest}`})`
  const code = parts.parts.filter(({ name }) => needed.has(name)).map((part) => part.code)
  return `(function(${[names.own, ...kept]}){"use strict";${code.join('')}${call}})([${own.join()}]);\n`
}

const table = ({ exports }: Parts, registry: string) => exports[registry] as Readonly<Record<string, string>>

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Short names that no part has. */
function freeNames(taken: ReadonlyMap<string, unknown>, count: number): string[] {
  const names = [
    ...LETTERS,
    ...[...LETTERS].map((letter) => `_${letter}`),
    ...[...LETTERS].map((letter) => `$${letter}`),
  ]
  return names.filter((name) => !taken.has(name)).slice(0, count)
}
