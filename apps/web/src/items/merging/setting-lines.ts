import { formatTag, formatTrigger, formatVariable, type ItemContent } from '@waymark/domain/changelog'
import { equal } from '@waymark/domain/equal'
import type { FormattedEntry } from '@waymark/domain/field'
import type { ItemKind } from '@waymark/domain/resource'
import type { FormSetting } from '@waymark/forms/form'
import { withSettings } from '@waymark/forms/merge'

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
 * The lines in which the changelog prints one setting of a form, for several versions of it: those that differ between any
 * two. The rest of the form is the same for each version, so that nothing else differs. References to other items than those
 * of the same name in the last version, which is the earliest, are marked.
 */
export function settingLines(
  { kind, contentOf, around }: { kind: ItemKind; contentOf: ContentOf; around: unknown },
  setting: FormSetting,
  versions: readonly unknown[],
): readonly (readonly FormattedEntry[])[] {
  const contents = versions.map((values) => contentOf(withSettings(around, values, [setting])))
  const printed = contents.map((content) => flat(FORMATTERS[kind](content, contents.at(-1))))
  const byKey = printed.map((lines) => new Map(lines.map(({ key, value }) => [key, value])))
  const keys = new Set(printed.flatMap((lines) => lines.map(({ key }) => key)))
  const differs = (key: string) => byKey.some((values) => !equal(values.get(key), byKey[0]?.get(key)))
  const differing = new Set([...keys].filter(differs))
  return printed.map((lines) => lines.filter(({ key }) => differing.has(key)))
}
