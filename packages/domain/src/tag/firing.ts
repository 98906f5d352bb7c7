import * as v from 'valibot'
import { type Message, msg } from '../message/index.ts'
import { Id } from '../resource/index.ts'

/** How often a tag may fire, in addition to the limits of its triggers. */
export const FIRING_FREQUENCIES = ['each_time', 'once_per_page_view', 'once_per_session', 'once_per_visitor'] as const
export const FiringFrequency = v.picklist(FIRING_FREQUENCIES)
export type FiringFrequency = v.InferOutput<typeof FiringFrequency>

export const FREQUENCY_LABELS = {
  each_time: msg('frequency.each-time', 'Every time'),
  once_per_page_view: msg('frequency.once-per-page-view', 'Once per page view'),
  once_per_session: msg('frequency.once-per-session', 'Once per session'),
  once_per_visitor: msg('frequency.once-per-visitor', 'Once per visitor'),
} as const satisfies Record<FiringFrequency, Message>

const stop_on_failure = v.optional(v.boolean(), false)

/**
 * A set-up or clean-up tag. `stop_on_failure`: if the first of the two tags does not complete, the second does not fire.
 */
export const SequencedTag = v.object({ id: Id, stop_on_failure })
export type SequencedTag = v.InferOutput<typeof SequencedTag>

const linkOf = <Meta extends v.GenericSchema>(meta: Meta) =>
  v.nullable(v.object({ id: Id, type: v.literal('tag'), meta }))

/** The link to a set-up or clean-up tag in a request. */
const SequenceInput = linkOf(v.optional(v.object({ stop_on_failure }), { stop_on_failure: false }))
/** The link to a set-up or clean-up tag in an answer, with its name. */
const SequenceLink = linkOf(
  v.optional(v.object({ stop_on_failure, name: v.optional(v.string(), '') }), { stop_on_failure: false, name: '' }),
)
export type SequenceLink = NonNullable<v.InferOutput<typeof SequenceLink>>

/** The relationships of a tag to its set-up and clean-up tag, in requests and in answers. */
export const sequenceInput = {
  setup_tag: v.optional(v.object({ data: SequenceInput })),
  cleanup_tag: v.optional(v.object({ data: SequenceInput })),
}
export const sequenceLinks = {
  setup_tag: v.optional(v.object({ data: SequenceLink })),
  cleanup_tag: v.optional(v.object({ data: SequenceLink })),
}

/** The relationships through which a tag has its set-up and its clean-up tag. */
export const SEQUENCE_RELATIONSHIPS = ['setup_tag', 'cleanup_tag'] as const
export type SequenceRelationship = (typeof SEQUENCE_RELATIONSHIPS)[number]

/** A tag with its set-up and clean-up tag. */
export interface Sequenced {
  readonly id: string
  readonly setup_tag?: { readonly id: string } | null | undefined
  readonly cleanup_tag?: { readonly id: string } | null | undefined
}

/** The relationship through which a tag would run itself, directly or through others; undefined if there is none. */
export function sequenceLoop(tag: Sequenced, others: readonly Sequenced[]): SequenceRelationship | undefined {
  const byId = new Map([...others, tag].map((one) => [one.id, one]))
  const leadsBack = (id: string | undefined, seen: Set<string>): boolean => {
    if (id === undefined || seen.has(id)) return false
    if (id === tag.id) return true
    seen.add(id)
    const next = byId.get(id)
    return SEQUENCE_RELATIONSHIPS.some((role) => leadsBack(next?.[role]?.id, seen))
  }
  return SEQUENCE_RELATIONSHIPS.find((role) => leadsBack(tag[role]?.id, new Set()))
}
