import type { Dependencies } from '#dependencies.ts'
import { Refused } from '#http/refusal.ts'
import { dropClaim, RENEWAL, renewClaim, TRIES } from './claim.ts'
import { completeOperation, failOperation, LostClaim, rememberInput } from './finish.ts'
import type { Job, OperationRow, Work } from './job.ts'

/** Carries a claimed operation to its end, or gives it back to be tried again. Never throws. */
export async function runOperation(deps: Dependencies, operation: OperationRow, work: Work | undefined): Promise<void> {
  const { db, clock, log } = deps
  const renewal = setInterval(() => {
    renewClaim(db, operation).catch((error) => log(`The claim on operation ${operation.id} was not renewed`, error))
  }, RENEWAL)
  renewal.unref()
  const job: Job = {
    deps,
    operation,
    complete: (tx, summary) => completeOperation(tx, operation, { summary, at: clock() }),
    remember: (tx, input) => rememberInput(tx, operation, input),
  }
  try {
    if (!work) throw new Error(`Nothing here does ${operation.operationType}.`)
    await work(job)
  } catch (error) {
    await end(deps, operation, error).catch((failure) => log(`Operation ${operation.id} could not be ended`, failure))
  } finally {
    clearInterval(renewal)
  }
}

async function end({ db, clock, log }: Dependencies, operation: OperationRow, error: unknown): Promise<void> {
  if (error instanceof LostClaim) return log(error.message)
  if (error instanceof Refused) {
    const { errors } = error.refusal
    const texts = [...errors.map(({ code }) => code), ...errors.map(({ detail }) => detail)]
    return failOperation(db, operation, { errors: [...new Set(texts)], at: clock() })
  }
  log(`Operation ${operation.id} (${operation.operationType}) failed on try ${operation.tries}`, error)
  if (operation.tries < TRIES) return dropClaim(db, operation)
  return failOperation(db, operation, { errors: ['INTERNAL_SERVER_ERROR'], at: clock() })
}
