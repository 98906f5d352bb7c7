import type { Engine } from '../engine.ts'
import { commands } from './commands.ts'

type Listener = (value: unknown) => void

/**
 * Answers one call of the JavaScript API: by promise, and by the first two functions among its arguments.
 * A refusal that nobody listens to stays silent.
 */
export function answerCall(engine: Engine, call: ArrayLike<any>): Promise<unknown> {
  let argument: unknown
  let onDone: Listener | undefined
  let onError: Listener | undefined
  for (let index = 1; index < call.length; index++) {
    const given = call[index]
    if (typeof given !== 'function') argument ??= given
    else if (onDone) onError ??= given
    else onDone = given
  }
  const tell = (listener: Listener | undefined, value: unknown) => {
    try {
      listener?.(value)
    } catch (error) {
      engine.page.reportIssue('callback', error)
    }
  }
  try {
    const command = commands[call[0]]
    if (!command) throw new Error(`unknown command: ${call[0]}`)
    const answer = command(engine, argument)
    tell(onDone, answer)
    return Promise.resolve(answer)
  } catch (error) {
    tell(onError, error)
    const refusal = Promise.reject(error)
    refusal.catch(() => {})
    return refusal
  }
}
