import type { Collect } from '../content.ts'

/** What the visitor decided, now and before the last change. */
export const consents: Collect = (engine) => {
  const { allowed, previous, decidedAt } = engine.privacy
  return { current_state: { ...allowed }, previous_state: { ...previous }, timestamp: decidedAt }
}
