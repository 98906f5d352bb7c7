import type { Engine } from '../core/engine.ts'
import { append } from '../core/list.ts'
import { followConsent, followOptOut } from './change-privacy.ts'
import { readDecisions } from './consents.ts'
import { readOptOut } from './opt-out.ts'
import { privacyOf } from './privacy-of.ts'

/** Happens once per page, so a tag that missed it because consent was missing is attempted again. */
const MILESTONE = /^waymark\.(pageView|domReady|pageLoad)$/

/**
 * For content that depends on it: reads at the start what the visitor decided, follows decisions of other tabs, and
 * remembers which milestones the page has reached.
 */
export function startPrivacy(engine: Engine): void {
  privacyOf(engine)
  append(engine.beforeEvent, (event) => {
    if (MILESTONE.test(event.named)) append(engine.milestones, event)
  })
  engine.page.whenVisible(() => {
    followConsent(engine, readDecisions(engine))
    followOptOut(engine, readOptOut(engine))
  })
}
