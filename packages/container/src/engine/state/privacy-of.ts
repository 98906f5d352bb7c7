import type { Engine, Privacy } from '../core/engine.ts'
import { readDecisions } from './consents.ts'
import { readOptOut } from './opt-out.ts'

/** What the visitor decided, read at its first use. */
export function privacyOf(engine: Engine): Privacy {
  if (!engine.privacy) {
    engine.privacy = { ...readDecisions(engine), previous: {}, hasOptedOut: readOptOut(engine) }
  }
  return engine.privacy
}
