import { formatTag, formatTrigger, formatVariable, type ItemContent } from '@waymark/domain/changelog'
import type { ItemKind } from '@waymark/domain/copy'
import { equal } from '@waymark/domain/equal'
import type { FormattedEntry } from '@waymark/domain/field'
import type { FormPart } from '@waymark/forms/form'
import { withParts } from '@waymark/forms/merge'

/** The values of a form as the changelog keeps them. */
export type ContentOf = (values: any) => ItemContent

const FORMATTERS = { tag: formatTag, trigger: formatTrigger, variable: formatVariable } as const

/** The lines of a state with groups opened, each under the keys down to it. */
const flat = (lines: readonly FormattedEntry[], outer = ''): readonly FormattedEntry[] =>
  lines.flatMap((line) => {
    const key = `${outer}${line.key}`
    return line.value.as === 'record' ? flat(line.value.entries, `${key}/`) : [{ ...line, key }]
  })

/**
 * The lines in which the changelog prints one part of a form, for several versions of it: those that differ between any
 * two. Each version of the part stands in the same surroundings, so that nothing else makes a difference.
 */
export function partLines(
  { kind, contentOf, around }: { kind: ItemKind; contentOf: ContentOf; around: unknown },
  part: FormPart,
  versions: readonly unknown[],
): readonly (readonly FormattedEntry[])[] {
  const printed = versions.map((values) => flat(FORMATTERS[kind](contentOf(withParts(around, values, [part])))))
  const byKey = printed.map((lines) => new Map(lines.map(({ key, value }) => [key, value])))
  const keys = new Set(printed.flatMap((lines) => lines.map(({ key }) => key)))
  const differs = (key: string) => byKey.some((values) => !equal(values.get(key), byKey[0]?.get(key)))
  const differing = new Set([...keys].filter(differs))
  return printed.map((lines) => lines.filter(({ key }) => differing.has(key)))
}
