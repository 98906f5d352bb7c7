import type { DebugEvent, NotFiredReason, TagResult, TriggerResult } from '@waymark/domain/debug-protocol'
import type { MetadataTag } from '@waymark/domain/version'
import { sourceName, type VersionIndex } from '../version/index.ts'
import { type Check, checksOf } from './checks.ts'
import { allMet, type ExplainedCondition, explainConditions } from './condition.ts'
import { type ConsentStatus, consentStatus } from './consent.ts'
import { type TagStatus, tagStatus } from './tag-status.ts'
import {
  describeMembers,
  type ExplainedMember,
  explainMembers,
  type GroupStatus,
  groupStatus,
} from './trigger-group.ts'

/** A trigger of a tag. On an event it says whether it was met; over a whole session it only says what it asks. */
export interface ExplainedTrigger {
  readonly id: string
  readonly name: string | null
  readonly type: string | null
  readonly virtual: boolean
  readonly met: boolean | null
  /** Whether the tag fired through it or came nearest to it. */
  readonly decisive: boolean
  readonly conditions: readonly ExplainedCondition[]
  /** How far a group had come on the event; null for other triggers, and where no event is asked about. */
  readonly groupStatus: GroupStatus | null
  /** What a group waits for. */
  readonly members: readonly ExplainedMember[]
}

/** What a version knows of a tag. */
export interface DescribedTag {
  readonly id: string
  /** Null when the version does not hold the tag any more. */
  readonly tag: MetadataTag | null
  /** Name of the meta-site it comes from; null for the site's own. */
  readonly source: string | null
  readonly triggers: readonly ExplainedTrigger[]
}

/** What became of a tag on an event, and why. */
export interface ExplainedTag extends DescribedTag {
  readonly status: TagStatus
  readonly preventedBy: NotFiredReason | null
  readonly failures: readonly NotFiredReason[]
  readonly consent: ConsentStatus
  readonly trail: readonly Check[]
}

/** A tag without regard to any event. */
export function describeTag(id: string, versionIndex: VersionIndex): DescribedTag {
  const tag = versionIndex.tags.get(id) ?? null
  const triggers = (tag?.triggerIds ?? []).map((triggerId) =>
    explainTrigger(triggerId, null, { versionIndex, event: null }),
  )
  return { id, tag, source: tag && sourceName(versionIndex, tag), triggers }
}

/** A tag on an event: its checks, its consent, and all its triggers with every condition. */
export function explainTag(result: TagResult, event: DebugEvent, versionIndex: VersionIndex): ExplainedTag {
  const tag = versionIndex.tags.get(result.id) ?? null
  const decisive = result.relatedTrigger
  const results = new Map(
    [...(decisive ? [decisive] : []), ...result.relatedTriggers].map((trigger) => [trigger.id, trigger]),
  )
  const ids = new Set([...(tag?.triggerIds ?? []), ...results.keys()])
  return {
    id: result.id,
    tag,
    source: tag && sourceName(versionIndex, tag),
    status: tagStatus(result),
    preventedBy: result.fired ? null : result.preventedBy,
    failures: result.failures,
    consent: tag ? consentStatus(tag.consentType, event, result) : 'not-needed',
    trail: checksOf(result),
    triggers: [...ids].map((id) => ({
      ...explainTrigger(id, results.get(id) ?? null, { versionIndex, event }),
      decisive: id === decisive?.id,
    })),
  }
}

function explainTrigger(
  id: string,
  result: TriggerResult | null,
  world: { versionIndex: VersionIndex; event: DebugEvent | null },
): ExplainedTrigger {
  const { versionIndex, event } = world
  const trigger = versionIndex.triggers.get(id)
  const group = event?.triggerGroups.find((candidate) => candidate.id === id)
  const status = event && group ? groupStatus(group, event.dataLayerIndex) : null
  return {
    id,
    name: trigger?.name ?? null,
    type: trigger?.type ?? null,
    virtual: trigger?.virtual ?? true,
    // A group is met by being activated on the event, whatever its own conditions say at other times.
    met: status ? status === 'activated' : result && allMet(result.conditions),
    decisive: false,
    conditions: explainConditions(trigger, result?.conditions ?? null, world),
    groupStatus: status,
    members: event && group ? explainMembers(group, event, versionIndex) : describeMembers(trigger, versionIndex),
  }
}
