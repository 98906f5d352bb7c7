import { type FiringFrequency, SEQUENCE_RELATIONSHIPS } from '@waymark/domain/tag'
import type { Firing, SequencedTagContent, TagContent } from '#database/tables/content.ts'

/** How a tag fires besides its triggers, as given in a request, a row or a file. */
interface Given {
  firing_frequency?: FiringFrequency | undefined
  blocking_triggers?: readonly string[] | undefined
  setup_tag?: SequencedTagContent | null | undefined
  cleanup_tag?: SequencedTagContent | null | undefined
}

/** How a tag fires, as the tag stores it: only what differs from the default. */
export const firingOf = ({ firing_frequency, blocking_triggers, setup_tag, cleanup_tag }: Given): Firing => ({
  ...(firing_frequency && firing_frequency !== 'each_time' && { firing_frequency }),
  ...(blocking_triggers && blocking_triggers.length > 0 && { blocking_triggers }),
  ...(setup_tag && { setup_tag }),
  ...(cleanup_tag && { cleanup_tag }),
})

/** Changes how a tag fires; what is left out stays. */
export function withFiring<T extends Firing>(tag: T, given: Given): T {
  const { firing_frequency, blocking_triggers, setup_tag, cleanup_tag, ...rest } = tag
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return { ...rest, ...firingOf({ firing_frequency, blocking_triggers, setup_tag, cleanup_tag, ...changes }) } as T
}

/** The ids of the tags before and after a tag. */
export const sequencedIds = (tag: Firing): readonly string[] =>
  SEQUENCE_RELATIONSHIPS.flatMap((role) => tag[role]?.id ?? [])

/** The ids of all triggers that a tag is linked to. */
export const triggerIds = ({
  triggers,
  blocking_triggers = [],
}: Pick<TagContent, 'triggers' | 'blocking_triggers'>) => [...triggers, ...blocking_triggers]
