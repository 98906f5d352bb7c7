import type { Engine } from '../engine.ts'
import { append, each, eachKey } from '../list.ts'
import { decideConsent } from '../state/change-consent.ts'
import { decisionsIn } from '../state/consents.ts'
import { decideOptOut } from '../state/opt-out.ts'

/** One command of the JavaScript API: takes the page's argument and gives the answer, or throws why not. */
export type Command = (engine: Engine, argument: unknown) => unknown

const optStatus: Command = ({ privacy }) => ({ optedOut: privacy.hasOptedOut })

/** What a page can ask `window.waymark` for. */
export const commands: Readonly<Record<string, Command>> = {
  'consent.types': ({ plan, privacy }) => {
    const types: string[] = []
    const add = (type: string) => {
      if (types.indexOf(type) < 0) append(types, type)
    }
    each(plan.usedConsents, add)
    eachKey(privacy.allowed, add)
    return types
  },
  'consent.get': ({ privacy }) => ({ ...privacy.allowed }),
  'consent.set': (engine, argument) => {
    const decisions = decisionsIn(argument, (type) => {
      throw new Error(`unknown consent: ${type}`)
    })
    decideConsent(engine, { ...engine.privacy.allowed, ...decisions })
    return { ...engine.privacy.allowed }
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
