import { type Message, msg } from '../../message/index.ts'
import type { TriggerType } from '../trigger.ts'

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
