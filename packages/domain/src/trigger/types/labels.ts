import { type Message, msg } from '../../message/index.ts'
import { TRIGGER_TYPES, type TriggerType } from '../trigger.ts'

/** What each type is called in lists, which need not know the types themselves. */
export const TRIGGER_TYPE_LABELS: Readonly<Record<TriggerType, Message>> = {
  page_view: msg('trigger-label.page-view', 'Page view'),
  cdp_audience_detection: msg('trigger-label.audience-detection', 'Audience detection'),
  click: msg('trigger-label.click', 'Click, waiting for tags'),
  event: msg('trigger-label.event', 'Event'),
  form_submission: msg('trigger-label.form-submission', 'Form submission'),
  dom_ready: msg('trigger-label.dom-ready', 'DOM ready'),
  page_load: msg('trigger-label.page-load', 'Page load'),
  page_scroll: msg('trigger-label.page-scroll', 'Page scroll'),
  leave_content: msg('trigger-label.leave-content', 'Leave content'),
  time_on_website: msg('trigger-label.time-on-website', 'Time on website'),
  history: msg('trigger-label.history', 'History change, every one'),
  debounced_history: msg('trigger-label.debounced-history', 'History change'),
  element_presence: msg('trigger-label.element-presence', 'Element presence'),
  capturing_click: msg('trigger-label.capturing-click', 'Click'),
  trigger_group: msg('trigger-label.trigger-group', 'Trigger group'),
}

/** The types by what they are called in English, so that a list sorted by type reads in order. */
export const TRIGGER_TYPES_BY_LABEL: readonly TriggerType[] = TRIGGER_TYPES.toSorted((one, other) =>
  TRIGGER_TYPE_LABELS[one].message.localeCompare(TRIGGER_TYPE_LABELS[other].message, 'en'),
)
