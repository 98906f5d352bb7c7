import type { FormattedEntry } from '../field/index.ts'
import { type Message, msg } from '../message/index.ts'
import type { ItemKind } from '../resource/index.ts'
import { type ChangelogEntry, type ItemContent, isResourceType } from './entry.ts'
import { formatTag } from './format-tag.ts'
import { formatTrigger } from './format-trigger.ts'
import { formatVariable } from './format-variable.ts'

const FORMATTERS: Readonly<
  Record<ItemKind, (content: ItemContent, earlier?: ItemContent) => readonly FormattedEntry[]>
> = {
  tag: formatTag,
  trigger: formatTrigger,
  variable: formatVariable,
}

/** The text in place of an entry without values, or with values that cannot be read. */
export const FAILED_TO_PROCESS = msg('changelog.failed', 'This entry cannot be shown')

/** The printed lines of an item before and after a change; null if the item did not exist. */
export interface FormattedChange {
  readonly before: readonly FormattedEntry[] | null
  readonly after: readonly FormattedEntry[] | null
}

const isEmpty = (content: ItemContent) => Object.keys(content).length === 0

/** The lines of a changelog entry, or a text if it has no values. Throws for an item of an unknown kind. */
export function formatEntry({ attributes }: ChangelogEntry): FormattedChange | Message {
  const { before_content: before, after_content: after, resource_type } = attributes
  if (!isResourceType(resource_type)) throw new Error('Unsupported resource type')
  if (before === null || after === null || (isEmpty(before) && isEmpty(after))) return FAILED_TO_PROCESS
  const format = FORMATTERS[resource_type]
  return { before: isEmpty(before) ? null : format(before), after: isEmpty(after) ? null : format(after, before) }
}
