import type { Collect } from '../core/engine.ts'
import { privacyOf } from '../state/privacy-of.ts'

/** What the visitor decided, now and before the last change. */
export const consents: Collect = (engine) => {
  const { allowed, previous, decidedAt } = privacyOf(engine)
  return { current_state: { ...allowed }, previous_state: { ...previous }, timestamp: decidedAt }
}
