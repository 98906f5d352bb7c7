import type { Dependencies } from '#dependencies.ts'
import { type Refused, refuse } from '#refusal.ts'
import { countAttempt, forgetAttempts, type Limit, tooManyAttempts } from './attempt-limit.ts'
import type { Client } from './client.ts'

/** Failures that are allowed for an account at one address, or in one browser where its user has signed in. */
const ALLOWED_PER_PLACE = 5
/** Failures that are allowed for an account at all addresses together, in browsers where its user has not signed in. */
const ALLOWED_PER_ACCOUNT = 50
/** Failures at an address, for all accounts together, after which it is slow. */
const ALLOWED_PER_NETWORK = 30
/** Failures that a slow address allows for an account. */
const ALLOWED_WHEN_SLOW = 1

/** A password that may be checked. It counts as failed until `succeed`. */
interface CountedTry {
  /** The answer if the password is wrong. */
  readonly refusal: Refused
  /** The password was right. */
  succeed(): Promise<void>
}

/** Counts a try with the limits of its browser, address and account, or refuses it. `docs/operate/sign-in.md` explains them. */
export const countTry = (deps: Dependencies, email: string, client: Client, isKnown: boolean): Promise<CountedTry> =>
  isKnown ? countInBrowser(deps, email, client) : countAtAddress(deps, email, client)

/** A browser in which the account has been used has a limit of its own; failures elsewhere do not count towards it. */
async function countInBrowser(deps: Dependencies, email: string, { device }: Client): Promise<CountedTry> {
  const inBrowser: Limit = { of: ['password', 'device', device, email], allowed: ALLOWED_PER_PLACE }
  await countAttempt(deps, [inBrowser])
  return { refusal: wrongPassword(), succeed: () => forgetAttempts(deps, inBrowser.of) }
}

/**
 * At a slow address one password is still checked for each account, so that people who share it with an attacker can
 * sign in. A wrong one is answered like one try too many.
 */
async function countAtAddress(deps: Dependencies, email: string, { network }: Client): Promise<CountedTry> {
  const atAddress: Limit = {
    of: ['password', 'network', network, email],
    allowed: ALLOWED_PER_PLACE,
    allowedWhenSlow: ALLOWED_WHEN_SLOW,
  }
  const ofAccount: Limit = { of: ['password', 'account', email], allowed: ALLOWED_PER_ACCOUNT }
  const ofNetwork: Limit = { of: ['password', 'network', network], allowed: ALLOWED_PER_NETWORK }
  const counted = await countAttempt(deps, [atAddress, ofAccount], ofNetwork)
  return {
    refusal: counted.slowFor === undefined ? wrongPassword() : tooManyAttempts(counted.slowFor),
    async succeed() {
      await counted.forgive()
      await forgetAttempts(deps, atAddress.of)
    },
  }
}

const wrongPassword = () => refuse('INVALID_CREDENTIALS_ERROR', 'This e-mail and password do not belong together')
