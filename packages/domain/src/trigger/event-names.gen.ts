// Written by `pnpm generate`. Do not edit.
import type { TriggerType } from './trigger.ts'

type EventNames = { readonly [T in TriggerType]?: string }

/** The event of each stored trigger type that has one. */
export const EVENT_NAMES = {
  "page_view": "waymark.pageView",
  "dom_ready": "waymark.domReady",
  "page_load": "waymark.pageLoad",
  "capturing_click": "waymark.capturingClick",
  "click": "waymark.click",
  "form_submission": "waymark.formSubmit",
  "page_scroll": "waymark.scroll",
  "element_presence": "waymark.elementPresence",
  "time_on_website": "waymark.timer",
  "leave_content": "waymark.leaveContent",
  "debounced_history": "waymark.debouncedHistory",
  "history": "waymark.history",
  "cdp_audience_detection": "waymark.audiencesFetched",
  "element_visibility": "waymark.elementVisibility",
  "timer": "waymark.interval",
  "javascript_error": "waymark.javascriptError"
} as const satisfies EventNames

/** The event in its place for a trigger that checks validation. */
export const VALID_EVENT_NAMES = {
  "click": "waymark.validClick",
  "form_submission": "waymark.validFormSubmit"
} as const satisfies EventNames
