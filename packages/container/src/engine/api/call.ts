import type { Engine } from '../core/engine.ts'
import { commands } from './commands.ts'

type Listener = (value: unknown) => void

/**
 * Answers one call of the JavaScript API: by promise, and by the first two functions among its arguments.
 * A rejection without a listener is reported to the site's developers.
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
  const answer = new Promise((resolve) => {
    const command = commands[call[0]]
    if (!command) throw new Error(`unknown command: ${call[0]}`)
    resolve(command(engine, argument))
  })
  // Also keeps a rejection without a listener from becoming an error of the page.
  answer.then(onDone, onError).catch((error) => engine.page.reportIssue('API', error))
  return answer
}
