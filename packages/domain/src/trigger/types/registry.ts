import type { FormOf } from '../../field/index.ts'
import { type Message, msg } from '../../message/index.ts'
import type { TriggerType } from '../trigger.ts'
import { audienceDetection } from './audience-detection.ts'
import { click } from './click.ts'
import type { TriggerTemplate } from './define.ts'
import { elementPresence } from './element-presence.ts'
import { event } from './event.ts'
import { formSubmission } from './form-submission.ts'
import { history } from './history.ts'
import { leaveContent } from './leave-content.ts'
import { pageScroll } from './page-scroll.ts'
import { pageView } from './page-view.ts'
import { timeOnWebsite } from './time-on-website.ts'
import { triggerGroup } from './trigger-group.ts'

/** The kinds of triggers the wizard offers, in its order. Three of them make more than one type. */
export const triggerTemplates = {
  'page-view': pageView,
  click,
  'form-submission': formSubmission,
  event,
  'page-scroll': pageScroll,
  'element-presence': elementPresence,
  'time-on-website': timeOnWebsite,
  'leave-content': leaveContent,
  history,
  'audience-detection': audienceDetection,
  'trigger-group': triggerGroup,
} as const satisfies Readonly<Record<string, TriggerTemplate>>

export type TriggerTemplateId = keyof typeof triggerTemplates

/** What the settings of one kind of trigger hold. */
export type TriggerSettings<Id extends TriggerTemplateId> = FormOf<(typeof triggerTemplates)[Id]['fields']>

const ALL: readonly TriggerTemplate[] = Object.values(triggerTemplates)

const BY_TYPE = new Map<TriggerType, TriggerTemplate>(ALL.flatMap((kind) => kind.types.map((type) => [type, kind])))

/** All kinds of triggers, in the wizard's order. */
export const allTriggerTemplates = (): readonly TriggerTemplate[] => ALL

/** The kind of trigger that a type belongs to. */
export const triggerTemplateOf = (type: TriggerType): TriggerTemplate => BY_TYPE.get(type) ?? pageView

/** What each type is called in lists. */
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
