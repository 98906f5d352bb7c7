import * as v from 'valibot'
import { ITEM_KINDS, WireDate } from '../resource/index.ts'

/** The events that webhooks can receive, in the order of the form. */
export const WEBHOOK_EVENTS = ['version.published', 'version.restored', 'import.completed', 'item.changed'] as const
export const WebhookEventType = v.picklist(WEBHOOK_EVENTS)
export type WebhookEventType = v.InferOutput<typeof WebhookEventType>

/** Most changes that one event lists; `total` counts all of them. */
export const LISTED_CHANGES_LIMIT = 100

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const Version = v.object({
  id: v.string(),
  version_major: whole,
  version_minor: whole,
  name: v.nullable(v.string()),
})

/** How many items of one kind an import added, found in the draft already, and left out. */
const Imported = v.object({ added: whole, reused: whole, skipped: whole })

const entries = {
  /** The same id for every webhook that receives the event, and for every try. */
  id: v.string(),
  created_at: WireDate,
  organization_id: v.string(),
  /** Who sent a test or made the change; null where it was the server itself. */
  actor: v.nullable(v.object({ id: v.nullable(v.string()), email: v.string() })),
}
const site = v.object({ id: v.string(), type: v.picklist(['ppms/app', 'ppms/meta-site']), name: v.string() })

/** The draft of a website or an earlier version has gone live. */
const VersionPublished = v.object({
  ...entries,
  type: v.literal('version.published'),
  site,
  data: v.object({ version: Version, previous_version_id: v.nullable(v.string()) }),
})

/** The draft has been given the content of another version. */
const VersionRestored = v.object({
  ...entries,
  type: v.literal('version.restored'),
  site,
  data: v.object({ version: Version }),
})

/** A file or a version of another website has been imported into the draft. */
const ImportCompleted = v.object({
  ...entries,
  type: v.literal('import.completed'),
  site,
  data: v.object({
    source: v.picklist(['file', 'version']),
    source_version_id: v.nullable(v.string()),
    tags: Imported,
    triggers: Imported,
    variables: Imported,
  }),
})

/** One item of the draft that was changed; `attributes` are those that differ, none of an item that was added or deleted. */
const ChangedItem = v.object({
  change_type: v.picklist(['add', 'edit', 'delete']),
  item: v.object({ id: v.string(), type: v.picklist(ITEM_KINDS), name: v.string() }),
  attributes: v.array(v.string()),
})

/** Tags, triggers or variables of the draft have been changed, all at once. */
const ItemChanged = v.object({
  ...entries,
  type: v.literal('item.changed'),
  site,
  data: v.object({ total: whole, changes: v.pipe(v.array(ChangedItem), v.maxLength(LISTED_CHANGES_LIMIT)) }),
})

/** Sent by the test of a webhook. */
const Ping = v.object({ ...entries, type: v.literal('ping'), site: v.null(), data: v.object({}) })

/** The body that a webhook receives. */
export const WebhookEvent = v.variant('type', [VersionPublished, VersionRestored, ImportCompleted, ItemChanged, Ping])
export type WebhookEvent = v.InferOutput<typeof WebhookEvent>

/** The content of an event of one type, besides when, where and by whom. */
export type WebhookEventData<Type extends WebhookEvent['type']> = Extract<WebhookEvent, { type: Type }>['data']
