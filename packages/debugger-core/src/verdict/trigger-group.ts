import type { ConditionResult, DebugEvent, GroupResult } from '@waymark/domain/debug-protocol'
import { type Message, msg } from '@waymark/domain/message'
import type { MetadataTrigger } from '@waymark/domain/version'
import type { EventInPage } from '../timeline/index.ts'
import { sourceName, type VersionIndex } from '../version/index.ts'
import { allMet, type ExplainedCondition, explainConditions } from './condition.ts'

/** The status of a trigger group on an event. */
export const GROUP_STATUSES = ['never-active', 'activation-failed', 'activated', 'previously-active'] as const
export type GroupStatus = (typeof GROUP_STATUSES)[number]

/** The status of a group on the event with this index in its page. */
export function groupStatus(group: GroupResult, dataLayerIndex: number): GroupStatus {
  const { resolvedEventIndex } = group
  if (resolvedEventIndex !== null && resolvedEventIndex <= dataLayerIndex) {
    return resolvedEventIndex === dataLayerIndex ? 'activated' : 'previously-active'
  }
  return resolvedEventIndex === null && isReached(group) && !allMet(group.conditions)
    ? 'activation-failed'
    : 'never-active'
}

const isReached = ({ triggers }: GroupResult): boolean =>
  triggers.every(({ resolutions, threshold }) => resolutions >= threshold)

export const GROUP_STATUS_LABELS: Readonly<Record<GroupStatus, Message>> = {
  'never-active': msg('debugger.group.never-active', 'Never active'),
  'activation-failed': msg('debugger.group.activation-failed', 'Activation failed'),
  activated: msg('debugger.group.activated', 'Activated'),
  'previously-active': msg('debugger.group.previously-active', 'Previously active'),
}

/** A trigger of a group. Without an event only its threshold and conditions are known. */
export interface ExplainedMember {
  readonly id: string
  readonly name: string | null
  readonly type: string | null
  readonly resolutions: number | null
  readonly threshold: number
  readonly reached: boolean | null
  readonly conditions: readonly ExplainedCondition[]
}

/** A trigger group on an event: its members with their counts, its own conditions, and the event that activated it. */
export interface ExplainedGroup {
  readonly id: string
  readonly name: string | null
  /** Name of the meta-site that it comes from; null for a group of the site itself. */
  readonly source: string | null
  readonly status: GroupStatus
  readonly members: readonly ExplainedMember[]
  /** Number of members that have reached their thresholds. */
  readonly reached: number
  readonly conditions: readonly ExplainedCondition[]
  /** Number of the event on which it was activated; null if there is none or it was removed. */
  readonly activatedBy: number | null
}

/** Explains all trigger groups of an event, sorted by status: those decided on this event come first. */
export function explainGroups({ event: { debug }, page }: EventInPage, versionIndex: VersionIndex): ExplainedGroup[] {
  const explained = debug.triggerGroups.map((group) => ({
    ...explainGroup(group, debug, versionIndex),
    activatedBy: page.events.find((event) => event.debug.dataLayerIndex === group.resolvedEventIndex)?.number ?? null,
  }))
  return explained.sort((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status))
}

const ORDER: readonly GroupStatus[] = ['activated', 'activation-failed', 'previously-active', 'never-active']

function explainGroup(group: GroupResult, event: DebugEvent, versionIndex: VersionIndex) {
  const trigger = versionIndex.triggers.get(group.id)
  const members = explainMembers(group, event, versionIndex)
  return {
    id: group.id,
    name: trigger?.name ?? null,
    source: trigger ? sourceName(versionIndex, trigger) : null,
    status: groupStatus(group, event.dataLayerIndex),
    members,
    reached: members.filter((member) => member.reached).length,
    conditions: explainConditions(trigger, group.conditions, { versionIndex, event }),
  }
}

/**
 * The members of a group on an event, with how often they have been activated. Conditions that the event does not meet are no
 * obstacle for a member that earlier events have activated often enough: they have no results then.
 */
export const explainMembers = (group: GroupResult, event: DebugEvent, versionIndex: VersionIndex): ExplainedMember[] =>
  group.triggers.map(({ id, resolutions, threshold, conditions }) => {
    const reached = resolutions >= threshold
    const results = reached && !allMet(conditions) ? null : conditions
    return { ...explainMember(id, results, { versionIndex, event }), resolutions, threshold, reached }
  })

/** The members of a group without an event. Other triggers have none. */
export function describeMembers(trigger: MetadataTrigger | undefined, versionIndex: VersionIndex): ExplainedMember[] {
  if (trigger?.type !== 'trigger_group') return []
  return trigger.triggers.map(({ id, firing_threshold }) => ({
    ...explainMember(id, null, { versionIndex, event: null }),
    resolutions: null,
    threshold: firing_threshold,
    reached: null,
  }))
}

function explainMember(
  id: string,
  results: readonly ConditionResult[] | null,
  context: { versionIndex: VersionIndex; event: DebugEvent | null },
) {
  const trigger = context.versionIndex.triggers.get(id)
  const conditions = explainConditions(trigger, results, context)
  return { id, name: trigger?.name ?? null, type: trigger?.type ?? null, conditions }
}
