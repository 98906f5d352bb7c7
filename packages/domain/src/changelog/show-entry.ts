import { equal } from '../equal/index.ts'
import type { ShownEntry } from '../field/index.ts'
import { type Message, msg } from '../message/index.ts'
import type { ChangelogContent, ChangelogEntry } from './entry.ts'
import { showTag } from './show-tag.ts'
import { showTrigger } from './show-trigger.ts'
import { showVariable } from './show-variable.ts'

const SHOWS = { tag: showTag, trigger: showTrigger, variable: showVariable } as const

/** What is said about an entry that holds nothing on either side. */
export const FAILED_TO_PROCESS = msg('changelog.failed', 'This change could not be processed')

/** An item before and after a change, ready to be printed side by side. */
export interface ShownChange {
  readonly before: readonly ShownEntry[]
  readonly after: readonly ShownEntry[]
}

const isEmpty = (content: ChangelogContent) => Object.keys(content).length === 0

/** Prints what a changelog entry recorded, or says that there is nothing to print. */
export function showEntry({ attributes }: ChangelogEntry): ShownChange | Message {
  const { before_content, after_content, resource_type } = attributes
  if (isEmpty(before_content) && isEmpty(after_content)) return FAILED_TO_PROCESS
  const show = SHOWS[resource_type]
  return { before: show(before_content), after: show(after_content) }
}

/** Only what differs between the two sides. */
export function onlyChanged({ before, after }: ShownChange): ShownChange {
  const differs = (entry: ShownEntry, others: readonly ShownEntry[]) =>
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
