import type { Engine } from '../core/engine.ts'

/** Whether the elements were found by this selector. */
export function foundBy(elements: unknown, selector: string, engine: Engine): boolean {
  return !!elements && engine.present.carried.selector === selector
}
