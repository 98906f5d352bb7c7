/** The intervals of a timer, in seconds. */
export const TIMER_SECONDS = { min: 1, max: 86_400 } as const
/** Limits of how often a timer fires. */
export const TIMER_LIMIT = { min: 1, max: 10_000 } as const
/** Limits of the visible part of an element, and of its time in view. */
export const VISIBLE_PERCENTAGE = { min: 1, max: 100 } as const
export const VISIBLE_SECONDS = { min: 0, max: 3600 } as const
/** The options that a condition has unless it says otherwise, in the triggers that need them. */
export const DEFAULT_OPTIONS = {
  unit: 'percentage',
  visible_percentage: 50,
  visible_seconds: 0,
  observe_changes: false,
  start: 'page',
} as const
