import { chunk, type Expression, json, list } from './core/expression.ts'
import type { TagItem } from './core/input.ts'
import type { PlannedTag } from './plan-placement.ts'
import type { SourcedTag } from './sources.ts'

const setupAndCleanupTags = ({ setup_tag, cleanup_tag }: TagItem) =>
  [setup_tag, cleanup_tag].flatMap((one) => one ?? [])

/** The set-up and clean-up tags of `firing`, those of these tags, and so on. */
export function sequencedTags<T extends SourcedTag>(all: readonly T[], ...firing: readonly SourcedTag[]): readonly T[] {
  const found = new Set<T>()
  const visit = ({ tag, source }: SourcedTag) => {
    for (const { id } of setupAndCleanupTags(tag)) {
      const other = all.find((one) => one.source === source && one.tag.id === id)
      if (!other || found.has(other)) continue
      found.add(other)
      visit(other)
    }
  }
  for (const one of firing) visit(one)
  return [...found]
}

/** The initialiser that fires tags in sequence, if some have set-up or clean-up tags. `checks` are those of the artifact. */
export function sequencesFor(
  tags: readonly PlannedTag[],
  checks: readonly { readonly name: string; readonly isOfTriggers?: true }[],
): readonly Expression[] {
  const sequenced = tags.filter(({ tag }) => setupAndCleanupTags(tag).length > 0)
  if (sequenced.length === 0) return []
  const placeOf = (source: PlannedTag['source'], other: TagItem['setup_tag']) =>
    other
      ? [
          tags.find((one) => one.source === source && one.tag.id === other.id)?.number ?? -1,
          other.stop_on_failure ? 1 : 0,
        ]
      : [null, 0]
  const sequences = sequenced.map(
    ({ number, tag, source }) =>
      [String(number), [...placeOf(source, tag.setup_tag), ...placeOf(source, tag.cleanup_tag)]] as const,
  )
  const triggered = checks.flatMap(({ name }, number) => (name === 'isTriggered' ? [] : [number]))
  const sequencedChecks = triggered.filter((number) => !checks[number]!.isOfTriggers)
  const frequency = checks.findIndex(({ name }) => name === 'isWithinFrequency')
  const settings = [Object.fromEntries(sequences), [triggered, sequencedChecks, frequency]]
  return [list([chunk('initialisers', 'startSequences'), ...settings.map((setting) => json(setting))])]
}
