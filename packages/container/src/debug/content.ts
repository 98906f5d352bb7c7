import type { DebugEvent, NotFiredReason } from '@waymark/domain/debug-protocol'
import type { Content, Trigger } from '../engine/core/engine.ts'

/** The content of a debug artifact. */
export interface DebugContent extends Content {
  readonly explained: Explained
}

/** What only the debug artifact holds of its content: ids, names and reasons. */
export interface Explained {
  /**
   * The reason each check gives when it fails, in the order of the checks; '' where it depends on the triggers, `frequency`
   * where it depends on the tag.
   */
  readonly reasons: readonly (NotFiredReason | 'frequency' | '')[]
  readonly tagIds: readonly string[]
  /** The triggers of each tag, by number, in the order in which the tag names them. */
  readonly tagTriggers: readonly (readonly number[])[]
  readonly triggers: readonly ExplainedTrigger[]
  /** Where some tag has them: the blocking triggers of each tag, by number. */
  readonly tagBlockers?: readonly (readonly number[])[]
  /** Where some tag has one: the reason why each does not fire again; '' where it fires every time. */
  readonly frequencyReasons?: readonly (NotFiredReason | '')[]
  readonly groups: readonly ExplainedGroup[]
  readonly variables: readonly (readonly [id: string, name: string, variable: number])[]
  /** Sends one event to the debugger. */
  deliver?: (event: DebugEvent) => void
}

/** A trigger with the ids of its conditions; the one that names the event stands apart, 0 without one. */
type ExplainedTrigger = readonly [
  id: string,
  trigger: Trigger,
  eventCondition: string | 0,
  conditions: readonly string[],
]

/** A group: its own trigger, its number among the groups if it can be met, then members and thresholds in turn. */
export type ExplainedGroup = readonly [trigger: number, group: number, ...membersAndThresholds: number[]]
