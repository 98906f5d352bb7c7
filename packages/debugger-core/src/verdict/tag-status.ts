import type { TagResult } from '@waymark/domain/debug-protocol'
import { type Message, msg } from '@waymark/domain/message'

/**
 * The status of a tag on an event. `stopped`: a trigger was met, and another check kept the tag from firing.
 * `disabled`: it does not fire in debug mode. `not-met`: a trigger listens to the event, but not all of its conditions
 * are met. `not-triggered`: no trigger of the tag listens to the event.
 */
export const TAG_STATUSES = ['fired', 'stopped', 'disabled', 'not-met', 'not-triggered'] as const
export type TagStatus = (typeof TAG_STATUSES)[number]

type Decision = Pick<TagResult, 'fired' | 'preventedBy' | 'failures' | 'relatedTrigger'>

/** If no trigger is met, the results of other checks are ignored, also of those before it. */
export function tagStatus({ fired, preventedBy, failures, relatedTrigger }: Decision): TagStatus {
  if (fired) return 'fired'
  if (preventedBy === 'trigger' || failures.includes('trigger')) return relatedTrigger ? 'not-met' : 'not-triggered'
  return preventedBy === 'do-not-fire-in-debug-mode' ? 'disabled' : 'stopped'
}

export const TAG_STATUS_LABELS: Readonly<Record<TagStatus, Message>> = {
  fired: msg('debugger.tag-status.fired', 'Fired'),
  stopped: msg('debugger.tag-status.stopped', 'Stopped'),
  disabled: msg('debugger.tag-status.disabled', 'Disabled'),
  'not-met': msg('debugger.tag-status.not-met', 'Condition not met'),
  'not-triggered': msg('debugger.tag-status.not-triggered', 'Not triggered by this event'),
}
