import { equal } from '../equal/index.ts'
import type { FormattedEntry } from '../field/index.ts'
import { type Message, msg } from '../message/index.ts'
import type { ChangelogContent, ChangelogEntry } from './entry.ts'
import { formatTag } from './format-tag.ts'
import { formatTrigger } from './format-trigger.ts'
import { formatVariable } from './format-variable.ts'

const FORMATTERS = { tag: formatTag, trigger: formatTrigger, variable: formatVariable } as const

/** The text for an entry without values before and after. */
export const FAILED_TO_PROCESS = msg('changelog.failed', 'This change could not be processed')

/** An item before and after a change, ready to be printed side by side. */
export interface FormattedChange {
  readonly before: readonly FormattedEntry[]
  readonly after: readonly FormattedEntry[]
}

const isEmpty = (content: ChangelogContent) => Object.keys(content).length === 0

/** Prints a changelog entry, or a text if it has no values. */
export function formatEntry({ attributes }: ChangelogEntry): FormattedChange | Message {
  const { before_content, after_content, resource_type } = attributes
  if (isEmpty(before_content) && isEmpty(after_content)) return FAILED_TO_PROCESS
  const format = FORMATTERS[resource_type]
  return { before: format(before_content), after: format(after_content) }
}

/** Only what differs between the two sides. */
export function onlyChanged({ before, after }: FormattedChange): FormattedChange {
  const differs = (entry: FormattedEntry, others: readonly FormattedEntry[]) =>
    !others.some((other) => other.key === entry.key && equal(other.value, entry.value))
  return {
    before: before.filter((entry) => differs(entry, after)),
    after: after.filter((entry) => differs(entry, before)),
  }
}

/** The names of the attributes whose values differ, in the order of the newer side. */
export function changedAttributes(before: ChangelogContent, after: ChangelogContent): readonly string[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...names].filter((name) => !equal(before[name], after[name]))
}
