import { from, owns } from '../core/list.ts'
import { followPath, stepsOf } from '../evaluate/follow-path.ts'

/** `['cart.items.push', item]` calls a method of a stored value; what is not there is ignored. */
export function runCommand(model: Record<string, unknown>, command: readonly unknown[]): void {
  const path = command[0]
  if (typeof path !== 'string') return
  const steps = stepsOf(path)
  const method = steps.pop()!
  if (!steps.length || !owns(model, steps[0]!)) return
  const target: any = followPath(model, steps)
  if (typeof target?.[method] === 'function') target[method].apply(target, from(command, 1))
}
