import type { NotFiredReason, SequenceOutcome, SequenceRole, TagResult } from '@waymark/domain/debug-protocol'
import { type Message, msg } from '@waymark/domain/message'
import type { MetadataTag } from '@waymark/domain/version'
import type { VersionIndex } from '../version/index.ts'

/** A set-up or clean-up tag. */
export interface SequencedTag {
  readonly role: SequenceRole
  readonly id: string
  /** Null if the version does not have it, because it is inactive or removed. */
  readonly name: string | null
  /** Its outcome on the event; null if unknown. */
  readonly outcome: SequenceOutcome | null
  /** Why it did not fire on the event; null if it did, or if unknown. */
  readonly preventedBy: NotFiredReason | null
}

/** The set-up and clean-up tag of a tag, and the tags whose set-up or clean-up tag it was. */
export interface ExplainedSequence {
  readonly tags: readonly SequencedTag[]
  readonly firedFor: readonly { readonly id: string; readonly name: string | null; readonly as: SequenceRole }[]
}

export const OUTCOME_LABELS: Readonly<Record<SequenceOutcome, Message>> = {
  pending: msg('debugger.sequence.pending', 'Not completed yet'),
  completed: msg('debugger.sequence.completed', 'Completed'),
  failed: msg('debugger.sequence.failed', 'Failed'),
  'not-fired': msg('debugger.sequence.not-fired', 'Did not fire'),
}

/** The reasons of its triggers, which a set-up or clean-up tag does not need. */
const OF_TRIGGERS: ReadonlySet<NotFiredReason> = new Set<NotFiredReason>([
  'trigger',
  'audiences-pending',
  'multiplicity-once-per-page-view',
  'multiplicity-once-per-session',
])

/** Explains the sequence of a tag; on an event, whose tags are `results`, with how its set-up and clean-up tag ended. */
export function explainSequence(
  tag: MetadataTag | null,
  result: TagResult | null,
  { tags }: VersionIndex,
  results: readonly TagResult[] = [],
): ExplainedSequence {
  const nameOf = (id: string) => tags.get(id)?.name ?? null
  const links = { setup: tag?.setupTag, cleanup: tag?.cleanupTag } as const
  return {
    tags: (['setup', 'cleanup'] as const).flatMap((role) => {
      const link = links[role]
      if (!link) return []
      const outcome = result?.sequence?.[role] ?? null
      const failures = outcome === 'not-fired' ? results.find(({ id }) => id === link.id)?.failures : undefined
      const preventedBy = failures?.find((reason) => !OF_TRIGGERS.has(reason)) ?? null
      return [{ role, id: link.id, name: nameOf(link.id), outcome, preventedBy }]
    }),
    firedFor: (result?.firedFor ?? []).map(({ id, as }) => ({ id, as, name: nameOf(id) })),
  }
}
