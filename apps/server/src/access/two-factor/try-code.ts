import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { countAttempt } from '../attempt-limit.ts'
import type { Client } from '../client.ts'
import { isKnownDevice } from '../known-devices.ts'
import { useCode } from './second-factor.ts'

/** Wrong codes that are allowed for an account at one address, or in one browser where its user has signed in. */
const ALLOWED_PER_PLACE = 5
/** Wrong codes that are allowed for an account at all other addresses and browsers together. */
const ALLOWED_PER_ACCOUNT = 10

/** Uses up a code of a user as `useCode` does; wrong ones are limited. Says what kind of code it was. */
export async function tryCode(
  deps: Dependencies,
  user: { readonly id: string; readonly email: string; readonly organisationId: string },
  code: string,
  { client: { network, device }, by }: { client: Client; by: Initiator },
): Promise<'code' | 'recovery-code'> {
  const limits = (await isKnownDevice(deps, device, user.email))
    ? [{ of: ['code', 'device', device, user.id], allowed: ALLOWED_PER_PLACE }]
    : [
        { of: ['code', 'network', network, user.id], allowed: ALLOWED_PER_PLACE },
        { of: ['code', 'account', user.id], allowed: ALLOWED_PER_ACCOUNT },
      ]
  const attempt = await countAttempt(deps, limits)
  const used = await useCode(deps, user, code, by)
  await attempt.forgive()
  return used
}
