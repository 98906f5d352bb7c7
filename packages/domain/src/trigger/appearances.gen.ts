// Written by `pnpm generate`. Do not edit.
import type { TriggerAppearances } from './types/define.ts'

/** The name and icon of each stored trigger type. */
export const TRIGGER_APPEARANCES = {
  "page_view": {
    "name": {
      "id": "trigger-label.page-view",
      "message": "Page view"
    },
    "icon": "page"
  },
  "dom_ready": {
    "name": {
      "id": "trigger-label.dom-ready",
      "message": "DOM ready"
    },
    "icon": "dom"
  },
  "page_load": {
    "name": {
      "id": "trigger-label.page-load",
      "message": "Page load"
    },
    "icon": "window"
  },
  "capturing_click": {
    "name": {
      "id": "trigger-label.capturing-click",
      "message": "Click"
    },
    "icon": "cursor"
  },
  "click": {
    "name": {
      "id": "trigger-label.click",
      "message": "Click, waiting for tags"
    },
    "icon": "cursor"
  },
  "form_submission": {
    "name": {
      "id": "trigger-label.form-submission",
      "message": "Form submission"
    },
    "icon": "form"
  },
  "event": {
    "name": {
      "id": "trigger-label.event",
      "message": "Event"
    },
    "icon": "pulse"
  },
  "page_scroll": {
    "name": {
      "id": "trigger-label.page-scroll",
      "message": "Page scroll"
    },
    "icon": "scroll"
  },
  "element_presence": {
    "name": {
      "id": "trigger-label.element-presence",
      "message": "Element presence"
    },
    "icon": "element"
  },
  "time_on_website": {
    "name": {
      "id": "trigger-label.time-on-website",
      "message": "Time on website"
    },
    "icon": "timer"
  },
  "leave_content": {
    "name": {
      "id": "trigger-label.leave-content",
      "message": "Leave content"
    },
    "icon": "exit"
  },
  "debounced_history": {
    "name": {
      "id": "trigger-label.debounced-history",
      "message": "History change"
    },
    "icon": "history"
  },
  "history": {
    "name": {
      "id": "trigger-label.history",
      "message": "History change, every one"
    },
    "icon": "history"
  },
  "cdp_audience_detection": {
    "name": {
      "id": "trigger-label.audience-detection",
      "message": "Audience detection"
    },
    "icon": "users"
  },
  "trigger_group": {
    "name": {
      "id": "trigger-label.trigger-group",
      "message": "Trigger group"
    },
    "icon": "group"
  },
  "element_visibility": {
    "name": {
      "id": "trigger-label.element-visibility",
      "message": "Element visibility"
    },
    "icon": "eye"
  },
  "timer": {
    "name": {
      "id": "trigger-label.timer",
      "message": "Timer"
    },
    "icon": "clock"
  },
  "javascript_error": {
    "name": {
      "id": "trigger-label.javascript-error",
      "message": "JavaScript error"
    },
    "icon": "code"
  }
} as const satisfies Required<TriggerAppearances>
