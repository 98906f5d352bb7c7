import type { DebugEvent, NotFiredReason } from '@waymark/domain/debug-protocol'
import type { Content, Trigger } from '../engine/core/engine.ts'

/** The content of a debug artifact. */
export interface DebugContent extends Content {
  readonly explained: Explained
}

/** The part of the content that only the debug artifact holds: ids, names and reasons. */
export interface Explained {
  /**
   * The reason of each check, in the order of the checks; '' if it depends on the triggers, `frequency` if it depends on
   * the tag.
   */
  readonly reasons: readonly (NotFiredReason | 'frequency' | '')[]
  readonly tagIds: readonly string[]
  /** The numbers of the triggers of each tag, in the order of the tag. */
  readonly tagTriggers: readonly (readonly number[])[]
  readonly triggers: readonly ExplainedTrigger[]
  /** The numbers of the blocking triggers of each tag; absent if no tag has any. */
  readonly tagBlockers?: readonly (readonly number[])[]
  /** The reason why each tag does not fire again, '' if it fires every time; absent if all do. */
  readonly frequencyReasons?: readonly (NotFiredReason | '')[]
  readonly groups: readonly ExplainedGroup[]
  readonly variables: readonly (readonly [id: string, name: string, variable: number])[]
  /** Sends one event to the debugger. */
  deliver?: (event: DebugEvent) => void
}

/** A trigger with the ids of its conditions; `eventCondition` is the one that names the event, 0 without one. */
type ExplainedTrigger = readonly [
  id: string,
  trigger: Trigger,
  eventCondition: string | 0,
  conditions: readonly string[],
]

/** A group: its own trigger, its index among the groups that can be met, then each member with its threshold. */
export type ExplainedGroup = readonly [trigger: number, group: number, ...membersAndThresholds: number[]]
