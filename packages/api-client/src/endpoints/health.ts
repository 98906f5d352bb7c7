import * as v from 'valibot'
import { get } from '../endpoint/index.ts'

/** The answer of a process that runs. */
export const Health = v.object({ status: v.literal('ok') })

const Check = v.variant('status', [
  v.object({ status: v.literal('ok') }),
  v.object({ status: v.literal('failed'), reason: v.string() }),
])

/**
 * Whether a server can do its work, and the result of each check. A server that is `starting` has checked nothing yet.
 */
export const Readiness = v.object({
  status: v.picklist(['ready', 'starting', 'not ready']),
  checks: v.record(v.string(), Check),
})
export type Readiness = v.InferOutput<typeof Readiness>

/** For load balancers and process managers: whether the process runs, and whether it can answer. */
export const health = {
  process: get('/healthz', { needs: 'none', answer: Health, answers: 'json' }),
  /** Answers 503 with the same body while the server is not ready. */
  ready: get('/readyz', { needs: 'none', answer: Readiness, answers: 'json' }),
}
