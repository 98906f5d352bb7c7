import type { Engine } from '../engine.ts'
import { each } from '../list.ts'
import { decideConsent } from '../state/change-consent.ts'
import { decisionsIn } from '../state/consents.ts'
import { decideOptOut } from '../state/opt-out.ts'

/** One command of the JavaScript API: takes the page's argument and gives the answer, or throws why not. */
export type Command = (engine: Engine, argument: unknown) => unknown

const optStatus: Command = ({ privacy }) => ({ optedOut: privacy.hasOptedOut })
const decisions: Command = ({ privacy }) => ({ ...privacy.allowed })

/** What a page can ask `window.waymark` for. */
export const commands: Readonly<Record<string, Command | null>> = {
  __proto__: null,
  'consent.types': ({ plan, privacy }) => {
    const types: Record<string, unknown> = { ...privacy.allowed }
    each(plan.usedConsents, (type) => {
      types[type] = type
    })
    return Object.keys(types)
  },
  'consent.get': decisions,
  'consent.set': (engine, argument) => {
    const made = decisionsIn(argument, (type) => {
      throw new Error(`unknown consent: ${type}`)
    })
    decideConsent(engine, { ...engine.privacy.allowed, ...made })
    return decisions(engine, 0)
  },
  'consent.reset': (engine) => {
    decideConsent(engine, {})
    return {}
  },
  'privacy.optOut': (engine) => {
    decideOptOut(engine, true)
    return optStatus(engine, 0)
  },
  'privacy.optIn': (engine) => {
    decideOptOut(engine, false)
    return optStatus(engine, 0)
  },
  'privacy.status': optStatus,
  'audiences.set': (engine, argument) => engine.takeAudiences?.(argument),
  version: ({ plan }) => ({
    appId: plan.planApp,
    versionId: plan.planVersion,
    checksum: plan.checksumText,
    debug: !!plan.explained,
  }),
}
