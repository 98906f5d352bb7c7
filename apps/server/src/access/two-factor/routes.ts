import { twoFactor } from '@waymark/api-client/endpoints'
import type { Api } from '#http/api.ts'
import { serve } from '#http/serve.ts'
import { refuse } from '#refusal.ts'
import { clientOf } from '../client.ts'
import { recordPerson } from '../people.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { beginSecondFactor, confirmSecondFactor, readTwoFactor, removeSecondFactor } from './second-factor.ts'
import { tryCode } from './try-code.ts'

/** The callers' own two-factor sign-in. What takes it away requires a code, so that an unattended screen is not enough. */
export function mountTwoFactor(api: Api): void {
  serve(api, twoFactor.state, ({ deps, user }) => readTwoFactor(deps, user.id))

  serve(api, twoFactor.begin, ({ deps, user }) => beginSecondFactor(deps, user))

  serve(api, twoFactor.confirm, async ({ deps, user, by, body }) => ({
    recovery_codes: await confirmSecondFactor(deps, user, body.code, by),
  }))

  serve(api, twoFactor.renewCodes, async (call) => {
    const { deps, user, by, body } = call
    await tryCode(deps, user, body.code, { client: clientOf(call), by })
    const recovery_codes = await deps.db.transaction(async (tx) => {
      await recordPerson(tx, deps, by, { action: 'two_factor.recovery_codes_renewed', user })
      return replaceRecoveryCodes(tx, user.id)
    })
    return { recovery_codes }
  })

  serve(api, twoFactor.turnOff, async (call) => {
    const { deps, user, by, body } = call
    const { required } = await readTwoFactor(deps, user.id)
    if (required) throw refuse('TWO_FACTOR_STATE_ERROR', 'The organization requires two-factor sign-in')
    await tryCode(deps, user, body.code, { client: clientOf(call), by })
    await removeSecondFactor(deps, user, by)
    return undefined
  })
}
