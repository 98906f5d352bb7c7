import { type Chunks, CONTENT_NAMES } from './chunks.ts'
import type { Expression } from './core/expression.ts'
import { type Names, write } from './write.ts'

/** Content and what starts it, ready to be joined with the chunks they need. */
interface Linkable {
  /** The export that starts the artifact, and the exports it is given besides the content and the page. */
  readonly start: string
  readonly startArguments: readonly string[]
  readonly members: Readonly<Record<string, Expression>>
  /** Functions of the site's own code. */
  readonly own: readonly string[]
  /** A page under a name, and code of further arguments, where the artifact does not bring its own page. */
  readonly given?: { readonly page: string; readonly rest: string }
}

/**
 * Most functions of an artifact run when it starts. With this first line, Chromium compiles all of them while the file
 * arrives, on another thread, instead of each one when it is called first.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad\n'

/**
 * Joins an artifact: the chunks that the content names and all that they need, in the order of the build, around the
 * content. The site's own code stands outside, where it sees nothing of the container.
 */
export function link({ start, startArguments, members, own, given }: Linkable, build: Chunks): string {
  const short = (member: string) => build.members[member] ?? member
  const byName = new Map(build.chunks.map((chunk) => [chunk.name, chunk]))
  const needed = new Set<string>()
  const page = given && new Set(Object.values(build.exports.browserPage!))

  function need(name: string): string {
    if (needed.has(name)) return name
    needed.add(name)
    if (page?.has(name)) return name
    const chunk = byName.get(name)!
    for (const other of [...chunk.needs, ...chunk.members]) need(other)
    return name
  }

  const exported = (name: string) => need(build.exports[name] as string)
  const names: Names = {
    entry: (registry, name) => need((build.exports[registry] as Readonly<Record<string, string>>)[name]!),
    ...CONTENT_NAMES,
  }
  const content = Object.entries(members).map(([name, expression]) => `${short(name)}:${write(expression, names)}`)
  const starter = exported(start)
  const rest = given?.rest ?? startArguments.map(exported).join()
  // The chunks call the page's members by name: what else the container does with its page is to pass it on.
  const call = `${starter}({${content}},0${rest && `,${rest}`})`
  const code = build.chunks
    .filter(({ name }) => needed.has(name))
    .map((chunk) => (page?.has(chunk.name) ? `${chunk.name}=${given!.page}.${chunk.name}` : chunk.code))
  return `${COMPILED_AT_ONCE}(function(${names.own}){"use strict";var ${code.join()};${call}})([${own.join()}]);\n`
}
