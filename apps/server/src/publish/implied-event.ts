/** The event that a trigger of each type listens to. A trigger on events of the page names its own; a group has none. */
const EVENTS: Readonly<Record<string, string>> = {
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
}

/** The name of the event that a trigger type stands for, where it stands for one. */
export const impliedEvent = (triggerType: string): string | undefined => EVENTS[triggerType]
