import type { Kept } from './trace.ts'

/** Objects of the page that a trace refers to by number. */
interface Handles {
  numberOf(object: object): number
}

export function createHandles(): Handles {
  const numbers = new Map<object, number>()
  return {
    numberOf(object) {
      if (!numbers.has(object)) numbers.set(object, numbers.size)
      return numbers.get(object)!
    },
  }
}

/** A value in the form of a trace. Elements, functions and objects other than plain data become handles. */
export function keep(value: unknown, handles: Handles, outlineOf: (value: unknown) => string | undefined): Kept {
  const inner = (one: unknown) => keep(one, handles, outlineOf)
  if (value === undefined) return { '#': 'undefined' }
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : { '#': 'undefined' }
  if (typeof value === 'function') return { '#': 'function', number: handles.numberOf(value) }
  if (typeof value !== 'object') return String(value)
  const outline = outlineOf(value)
  if (outline !== undefined) return { '#': 'object', number: handles.numberOf(value), outline }
  if (Array.isArray(value)) return value.map(inner)
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value))
  if (!isPlain) return { '#': 'object', number: handles.numberOf(value) }
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inner(entry)]))
}

/** A value from its form in a trace: the same object for each handle of the same number. */
export function restore(kept: Kept, objects: Map<number, object>): unknown {
  if (typeof kept !== 'object' || kept === null) return kept
  if (Array.isArray(kept)) return kept.map((one) => restore(one as Kept, objects))
  if ('#' in kept) {
    const { '#': kind, number } = kept as { '#': string; number?: number }
    if (kind === 'undefined' || number === undefined) return undefined
    if (!objects.has(number)) objects.set(number, kind === 'function' ? () => {} : new Placeholder())
    return objects.get(number)
  }
  return Object.fromEntries(Object.entries(kept).map(([key, one]) => [key, restore(one as Kept, objects)]))
}

/** Replaces an object of the recorded page. */
class Placeholder {
  push(): void {}
}
