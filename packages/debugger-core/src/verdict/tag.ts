import type { DebugEvent, NotFiredReason, TagResult, TriggerResult } from '@waymark/domain/debug-protocol'
import type { MetadataTag } from '@waymark/domain/version'
import { sourceName, type VersionIndex } from '../version/index.ts'
import { type CheckResult, checksOf, type RareCheck } from './checks.ts'
import { allMet, type ExplainedCondition, explainConditions } from './condition.ts'
import { type ConsentStatus, consentStatus } from './consent.ts'
import { type ExplainedSequence, explainSequence } from './sequence.ts'
import { isSlowest, longestTaskOf } from './slowest.ts'
import { type TagStatus, tagStatus } from './tag-status.ts'
import {
  describeMembers,
  type ExplainedMember,
  explainMembers,
  type GroupStatus,
  groupStatus,
} from './trigger-group.ts'

/** A trigger of a tag with its result on an event; without an event only its conditions. */
export interface ExplainedTrigger {
  readonly id: string
  readonly name: string | null
  readonly type: string | null
  readonly virtual: boolean
  /** Name of the meta-site that it comes from; null for a trigger of the site itself. */
  readonly source: string | null
  readonly met: boolean | null
  /** Whether it is the related trigger of the result: the tag fired through it, or it had the most conditions met. */
  readonly decisive: boolean
  readonly conditions: readonly ExplainedCondition[]
  /** Status of a trigger group on the event; null for other triggers, and without an event. */
  readonly groupStatus: GroupStatus | null
  /** The triggers of a group; empty for other triggers. */
  readonly members: readonly ExplainedMember[]
}

/** A tag of the version. */
export interface DescribedTag {
  readonly id: string
  /** Null if the version does not have the tag. */
  readonly tag: MetadataTag | null
  /** Name of the meta-site that it comes from; null for a tag of the site itself. */
  readonly source: string | null
  readonly triggers: readonly ExplainedTrigger[]
  /** The triggers on whose events it does not fire. */
  readonly blockingTriggers: readonly ExplainedTrigger[]
  readonly sequence: ExplainedSequence
}

/** A tag with its result on an event and the reasons for it. */
export interface ExplainedTag extends DescribedTag {
  readonly status: TagStatus
  readonly preventedBy: NotFiredReason | null
  readonly failures: readonly NotFiredReason[]
  /** What went wrong in a fired tag; null if nothing did. */
  readonly problem: TagResult['problem'] | null
  /** The value or the error that did; empty if there is none to name. */
  readonly problemValue: string
  readonly consent: ConsentStatus
  /** The time it took on the event; null if it did not fire or the site does not send it. */
  readonly milliseconds: number | null
  /** The part of that for its own code, and the time from the event to its start; null if the site does not send them. */
  readonly ownCode: number | null
  readonly startedAfter: number | null
  /** The longest task of the page view and the number of other tags in it; null if the tag did not fire in it. */
  readonly longestTask: { readonly milliseconds: number; readonly others: number } | null
  /** Whether it took the most time of several tags that fired. */
  readonly slowest: boolean
  readonly trail: readonly CheckResult[]
  /** The trigger through which it fired; for a tag that did not fire, those that were met. */
  readonly metTriggers: readonly ExplainedTrigger[]
  /** Those of them that may not fire it again, if that is the reason why it did not fire. */
  readonly spentTriggers: readonly ExplainedTrigger[]
}

/** The condition of a trigger that a reason about its multiplicity stems from. */
const ONCE: Partial<Record<NotFiredReason, string>> = {
  'multiplicity-once-per-page-view': 'once_per_page_view',
  'multiplicity-once-per-session': 'once_per_session',
}

/** Describes a tag without an event. */
export function describeTag(id: string, versionIndex: VersionIndex): DescribedTag {
  const tag = versionIndex.tags.get(id) ?? null
  const describe = (triggerId: string) => explainTrigger(triggerId, null, { versionIndex, event: null })
  return {
    id,
    tag,
    source: tag && sourceName(versionIndex, tag),
    triggers: (tag?.triggerIds ?? []).map(describe),
    blockingTriggers: (tag?.blockingTriggerIds ?? []).map(describe),
    sequence: explainSequence(tag, null, versionIndex),
  }
}

/** Explains a tag on an event: its checks, its consent, and its triggers with all conditions. */
export function explainTag(result: TagResult, event: DebugEvent, versionIndex: VersionIndex): ExplainedTag {
  const tag = versionIndex.tags.get(result.id) ?? null
  const decisive = result.relatedTrigger
  const results = new Map(
    [...(decisive ? [decisive] : []), ...result.relatedTriggers].map((trigger) => [trigger.id, trigger]),
  )
  const ids = new Set([...(tag?.triggerIds ?? []), ...results.keys()])
  const blocking = new Map((result.blockingTriggers ?? []).map((trigger) => [trigger.id, trigger]))
  const blockingIds = new Set([...(tag?.blockingTriggerIds ?? []), ...blocking.keys()])
  const triggers = [...ids].map((id) => ({
    ...explainTrigger(id, results.get(id) ?? null, { versionIndex, event }),
    decisive: id === decisive?.id,
  }))
  const metTriggers = triggers.filter((trigger) => (result.fired ? trigger.decisive : trigger.met))
  const once = result.preventedBy && ONCE[result.preventedBy]
  return {
    id: result.id,
    tag,
    source: tag && sourceName(versionIndex, tag),
    status: tagStatus(result),
    preventedBy: result.fired ? null : result.preventedBy,
    failures: result.failures,
    problem: result.problem ?? null,
    problemValue: result.problemValue ?? '',
    consent: tag ? consentStatus(tag.consentType, event, result) : 'not-needed',
    milliseconds: result.milliseconds ?? null,
    ownCode: result.ownCode ?? null,
    startedAfter: result.startedAfter ?? null,
    longestTask: longestTaskOf(result, event),
    slowest: isSlowest(result, event),
    trail: checksOf(result, rareChecks(tag)),
    triggers,
    metTriggers,
    spentTriggers: once ? metTriggers.filter(({ conditions }) => conditions.some(({ action }) => action === once)) : [],
    blockingTriggers: [...blockingIds].map((id) =>
      explainTrigger(id, blocking.get(id) ?? null, { versionIndex, event }),
    ),
    sequence: explainSequence(tag, result, versionIndex, event.tags),
  }
}

/** The rare checks that apply to the settings of a tag. */
function rareChecks(tag: MetadataTag | null): ReadonlySet<RareCheck> {
  const found = new Set<RareCheck>()
  if (tag?.blockingTriggerIds?.length) found.add('blocking')
  if (tag?.firingFrequency && tag.firingFrequency !== 'each_time') found.add('frequency')
  if (tag?.setupTag) found.add('setup')
  return found
}

function explainTrigger(
  id: string,
  result: TriggerResult | null,
  context: { versionIndex: VersionIndex; event: DebugEvent | null },
): ExplainedTrigger {
  const { versionIndex, event } = context
  const trigger = versionIndex.triggers.get(id)
  const group = event?.triggerGroups.find((candidate) => candidate.id === id)
  const status = event && group ? groupStatus(group, event.dataLayerIndex) : null
  return {
    id,
    name: trigger?.name ?? null,
    type: trigger?.type ?? null,
    virtual: trigger?.virtual ?? true,
    source: trigger ? sourceName(versionIndex, trigger) : null,
    // A group is met if it is activated on this event, even if its own conditions are met on other events as well.
    met: status ? status === 'activated' : result && allMet(result.conditions),
    decisive: false,
    conditions: explainConditions(trigger, result?.conditions ?? null, context),
    groupStatus: status,
    members: event && group ? explainMembers(group, event, versionIndex) : describeMembers(trigger, versionIndex),
  }
}
