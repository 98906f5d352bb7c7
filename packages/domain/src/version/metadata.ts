import * as v from 'valibot'
import { ConsentType } from '../consent/index.ts'
import { resourceWith, WireDate } from '../resource/index.ts'
import { FiringFrequency, SequencedTag } from '../tag/firing.ts'
import { Scheduler } from '../tag/scheduler.ts'

/** `virtual` marks an item that cannot be opened in the site's lists; `metaSiteId` is the meta-site it comes from. */
const origin = { virtual: v.boolean(), metaSiteId: v.nullable(v.string()) }

export const MetadataTag = v.object({
  id: v.string(),
  name: v.string(),
  template: v.string(),
  consentType: ConsentType,
  disableInDebugMode: v.boolean(),
  priority: v.number(),
  ...origin,
  respectVisitorsPrivacy: v.boolean(),
  code: v.nullable(v.string()),
  triggerIds: v.array(v.string()),
  blockingTriggerIds: v.optional(v.array(v.string())),
  firingFrequency: v.optional(FiringFrequency),
  setupTag: v.optional(v.nullable(SequencedTag)),
  cleanupTag: v.optional(v.nullable(SequencedTag)),
  scheduler: Scheduler,
})
export type MetadataTag = v.InferOutput<typeof MetadataTag>

export const MetadataCondition = v.object({
  id: v.string(),
  /** The variable's id. */
  variable: v.string(),
  action: v.string(),
  value: v.nullable(v.string()),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
})
export type MetadataCondition = v.InferOutput<typeof MetadataCondition>

export const MetadataTrigger = v.object({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  ...origin,
  conditions: v.array(MetadataCondition),
  triggers: v.array(v.object({ id: v.string(), firing_threshold: v.number() })),
})
export type MetadataTrigger = v.InferOutput<typeof MetadataTrigger>

export const MetadataVariable = v.object({
  id: v.string(),
  name: v.string(),
  type: v.object({ collector_name: v.string() }),
  ...origin,
})
export type MetadataVariable = v.InferOutput<typeof MetadataVariable>

/**
 * A version for the debugger: its tags, triggers and variables, with names. `stopped_tag_ids` are those of the site's tags
 * that its visitors do not get although the published version has them.
 */
export const ContainerVersion = v.object({
  app_id: v.string(),
  checksum: v.string(),
  meta_site_names: v.record(v.string(), v.string()),
  tags: v.array(MetadataTag),
  stopped_tag_ids: v.optional(v.array(v.string())),
  triggers: v.array(MetadataTrigger),
  variables: v.array(MetadataVariable),
})
export type ContainerVersion = v.InferOutput<typeof ContainerVersion>

/**
 * The container version with the token for loading it; a meta-site has no token. `meta.updated_at` is that of the version
 * when the content was read.
 */
export const VersionMetadata = resourceWith('version_metadata', ContainerVersion, {
  meta: v.optional(
    v.object({
      updated_at: v.optional(WireDate),
      debug_token: v.optional(v.string()),
      debug_token_expires_at: v.optional(v.string()),
    }),
  ),
})
export type VersionMetadata = v.InferOutput<typeof VersionMetadata>
