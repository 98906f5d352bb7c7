import type { Engine } from '../core/engine.ts'
import { each } from '../core/list.ts'
import { decideConsent, decideOptOut } from '../state/change-privacy.ts'
import { decisionsIn } from '../state/consents.ts'
import { privacyOf } from '../state/privacy-of.ts'

/** A command of the JavaScript API: takes the page's argument and returns the answer, or throws. */
type Command = (engine: Engine, argument: unknown) => unknown

/** Opts the visitor out, or in, if `optedOut` is given, and returns the state. */
const opting =
  (optedOut?: boolean): Command =>
  (engine) => {
    if (optedOut !== undefined) decideOptOut(engine, optedOut)
    return { optedOut: privacyOf(engine).hasOptedOut }
  }
const decisions: Command = (engine) => ({ ...privacyOf(engine).allowed })

/** The commands of `window.waymark`. */
export const commands: Readonly<Record<string, Command | null>> = {
  __proto__: null,
  'consent.types': (engine) => {
    const types: Record<string, unknown> = { ...privacyOf(engine).allowed }
    each(engine.plan.usedConsents, (type) => {
      types[type] = type
    })
    return Object.keys(types)
  },
  'consent.get': decisions,
  'consent.set': (engine, argument) => {
    const made = decisionsIn(argument, (cause) => {
      throw new Error(cause)
    })
    decideConsent(engine, { ...privacyOf(engine).allowed, ...made })
    return decisions(engine, 0)
  },
  'consent.reset': (engine) => {
    decideConsent(engine, {})
    return {}
  },
  'privacy.optOut': opting(true),
  'privacy.optIn': opting(false),
  'privacy.status': opting(),
  'audiences.set': (engine, argument) => engine.takeAudiences?.(argument),
  version: ({ plan }) => ({
    appId: plan.planApp,
    versionId: plan.planVersion,
    checksum: plan.checksumText,
    debug: !!plan.explained,
  }),
}
