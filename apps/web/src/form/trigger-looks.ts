import type { TriggerType } from '@waymark/domain/trigger'
import type { IconName } from '@waymark/ui/icon'

/** How each trigger type is drawn. */
export const TRIGGER_ICONS: Readonly<Record<TriggerType, IconName>> = {
  page_view: 'page',
  dom_ready: 'dom',
  page_load: 'window',
  click: 'cursor',
  capturing_click: 'cursor',
  form_submission: 'form',
  event: 'pulse',
  page_scroll: 'scroll',
  leave_content: 'exit',
  time_on_website: 'timer',
  history: 'history',
  debounced_history: 'history',
  element_presence: 'element',
  cdp_audience_detection: 'users',
  trigger_group: 'group',
}
