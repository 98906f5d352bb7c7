import type { Engine } from '../engine.ts'
import { owns } from '../list.ts'
import { commands } from './commands.ts'

/**
 * Answers one call of the JavaScript API: by promise, and by the first two functions among its arguments.
 * A refusal that nobody listens to stays silent.
 */
export function answerCall(engine: Engine, call: ArrayLike<any>): Promise<unknown> {
  const functions: ((value: unknown) => void)[] = []
  let argument: unknown
  for (let index = call.length - 1; index > 0; index--) {
    if (typeof call[index] === 'function') functions.unshift(call[index])
    else argument = call[index]
  }
  const tell = (listener: ((value: unknown) => void) | undefined, value: unknown) => {
    try {
      listener?.(value)
    } catch (error) {
      engine.page.reportIssue('a callback failed', error)
    }
  }
  try {
    if (!owns(commands, call[0])) throw new Error(`unknown command: ${call[0]}`)
    const answer = commands[call[0]]!(engine, argument)
    tell(functions[0], answer)
    return Promise.resolve(answer)
  } catch (error) {
    tell(functions[1], error)
    const refusal = Promise.reject(error)
    refusal.catch(() => {})
    return refusal
  }
}
