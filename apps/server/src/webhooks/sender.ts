import type { Dependencies } from '#dependencies.ts'
import { levelOf } from '#monitoring/logger.ts'
import type { RunnerOptions } from '#operations/runner.ts'
import { createWorkLoop, type WorkLoop } from '#operations/work-loop.ts'
import { type Claimed, claimDue, keepTry, releaseAll } from './queue.ts'
import { sendOnce } from './send.ts'

/** To how many webhooks one process sends at a time. */
const MAX_SENDING = 8
/** How often to look for deliveries that are due, in milliseconds. */
const POLL_INTERVAL = 2_000

/** Sends waiting deliveries: to each webhook one after the other, to several webhooks at a time. */
export const createSender = (deps: Dependencies, { alone }: Pick<RunnerOptions, 'alone'>): WorkLoop =>
  createWorkLoop({
    claim: () => claimDue(deps),
    run: (claimed) => sendNext(deps, claimed),
    concurrency: MAX_SENDING,
    interval: POLL_INTERVAL,
    releaseAll: alone ? () => releaseAll(deps.db) : undefined,
    onError: (err) => deps.log[levelOf(err)]({ err }, 'Deliveries of webhooks could not be looked for'),
  })

/**
 * Sends a claimed delivery once. If the result cannot be stored, it is sent again when the claim has lapsed. Never throws.
 */
async function sendNext(deps: Dependencies, claimed: Claimed): Promise<void> {
  const about = { webhook_id: claimed.webhook.id, delivery_id: claimed.delivery.id }
  try {
    const tried = await sendOnce(deps, claimed.webhook, claimed.delivery)
    const isPaused = await keepTry(deps, claimed, tried)
    if (isPaused) deps.log.warn(about, 'The webhook has been turned off: nothing could be delivered for five days')
  } catch (err) {
    deps.log[levelOf(err)]({ ...about, err }, 'A delivery of a webhook could not be tried')
  }
}
