import * as v from 'valibot'
import { resource, WireDate } from '../resource/index.ts'
import { ItemEdit } from './item-edit.ts'

/** Milliseconds between two reports of an open item, until it no longer counts as open, and until an edit no longer counts. */
export const PRESENCE = { interval: 20_000, open: 60_000, edited: 600_000 } as const

/** Another user who has an item open, or has changed it in the last minutes. `at` is the last time of either. */
export const OtherUser = v.object({ email: v.string(), state: v.picklist(['open', 'edited']), at: WireDate })
export type OtherUser = v.InferOutput<typeof OtherUser>

/** The other users of an item, its present revision, and the changes since the revision in the call. */
export const Presence = resource(
  'presence',
  v.object({ revision: v.string(), users: v.array(OtherUser), changes: v.array(ItemEdit) }),
)
export type Presence = v.InferOutput<typeof Presence>

const MAX_REVISION = /^\d{1,15}$/

/** The body that reports an item as open. With the revision of the open form, the answer lists the changes since then. */
export const PresenceUpdate = v.object({
  type: v.literal('presence'),
  attributes: v.optional(
    v.object({ revision: v.optional(v.pipe(v.string(), v.regex(MAX_REVISION, 'invalid-revision'))) }),
    {},
  ),
})
