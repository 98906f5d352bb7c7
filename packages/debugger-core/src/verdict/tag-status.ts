import type { TagResult } from '@waymark/domain/debug-protocol'
import { type Message, msg } from '@waymark/domain/message'

/** The status of a tag on an event. `disabled`: it does not fire in debug mode. */
export const TAG_STATUSES = ['fired', 'not-fired', 'disabled'] as const
export type TagStatus = (typeof TAG_STATUSES)[number]

export function tagStatus({ fired, preventedBy }: Pick<TagResult, 'fired' | 'preventedBy'>): TagStatus {
  if (fired) return 'fired'
  return preventedBy === 'do-not-fire-in-debug-mode' ? 'disabled' : 'not-fired'
}

export const TAG_STATUS_LABELS: Readonly<Record<TagStatus, Message>> = {
  fired: msg('debugger.tag-status.fired', 'Fired'),
  'not-fired': msg('debugger.tag-status.not-fired', 'Not fired'),
  disabled: msg('debugger.tag-status.disabled', 'Disabled'),
}
