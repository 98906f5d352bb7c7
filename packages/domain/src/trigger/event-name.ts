import type { TriggerType } from './trigger.ts'

/** The event on the page that each type listens to. A trigger on events names its own, a group has those of its members. */
const EVENT_NAMES: Readonly<Record<Exclude<TriggerType, 'event' | 'trigger_group'>, string>> = {
  page_view: 'waymark.pageView',
  dom_ready: 'waymark.domReady',
  page_load: 'waymark.pageLoad',
  click: 'waymark.click',
  capturing_click: 'waymark.capturingClick',
  form_submission: 'waymark.formSubmit',
  page_scroll: 'waymark.scroll',
  leave_content: 'waymark.leaveContent',
  time_on_website: 'waymark.timer',
  history: 'waymark.history',
  debounced_history: 'waymark.debouncedHistory',
  element_presence: 'waymark.elementPresence',
  cdp_audience_detection: 'waymark.audiencesFetched',
  element_visibility: 'waymark.elementVisibility',
  timer: 'waymark.interval',
  javascript_error: 'waymark.javascriptError',
}

/** The name of the event that a type of trigger stands for, where it stands for one. */
export const eventNameOf = (triggerType: string): string | undefined =>
  Object.hasOwn(EVENT_NAMES, triggerType) ? EVENT_NAMES[triggerType as keyof typeof EVENT_NAMES] : undefined
