import { type Chunks, CONTENT_NAMES } from './chunks.ts'
import type { Expression } from './core/expression.ts'
import { type Names, write } from './write.ts'

/** Content and its start function, to be joined with the chunks that they need. */
interface Linkable {
  /** The export that starts the artifact, and the exports that it gets as arguments after the content and the page. */
  readonly start: string
  readonly startArguments: readonly string[]
  readonly members: Readonly<Record<string, Expression>>
  /** Functions of the site's own code. */
  readonly own: readonly string[]
  /** The name of a page to use instead of the artifact's own, and the code of further arguments. */
  readonly given?: { readonly page: string; readonly rest: string }
}

/**
 * Makes Chromium compile all functions on another thread while the file arrives, instead of each one at its first call:
 * most of them run when the artifact starts.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad\n'

/**
 * Joins the content with the chunks that it refers to and all that these need, in the order of the build. The site's own
 * code is put outside, where the container is not in its scope.
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
  // Chunks call members of the page by their names, so the page itself is only passed on and can be 0.
  const call = `${starter}({${content}},0${rest && `,${rest}`})`
  const code = build.chunks
    .filter(({ name }) => needed.has(name))
    .map((chunk) => (page?.has(chunk.name) ? `${chunk.name}=${given!.page}.${chunk.name}` : chunk.code))
  return `${COMPILED_AT_ONCE}(function(${names.own}){"use strict";var ${code.join()};${call}})([${own.join()}]);\n`
}
