import { eachKey, owns } from '../core/list.ts'

/** Limits of copying, so that circular values end: what is deeper, or beyond that many lists and objects, is not copied. */
const DEPTH = 100
const MOST = 10_000

/**
 * Sets a key, or with dots a path, of the stored values. Lists and plain objects are copied into what is there of the
 * same kind, member by member; every other value takes the place of what was there.
 */
export function store(model: Record<string, any>, path: string, value: unknown): void {
  let left = MOST
  const merge = (into: Record<string, any>, key: string, from: any, depth: number) => {
    if (key === '__proto__') return
    const kind = kindOf(from)
    if (!kind || !depth || left-- < 1) {
      into[key] = from
      return
    }
    const known = owns(into, key) && into[key]
    const copy = kindOf(known) === kind ? known : kind === LIST ? [] : {}
    into[key] = copy
    eachKey(from, (inner, one) => merge(copy, inner, one, depth - 1))
  }
  const steps = path.split('.')
  for (let at = steps.length; --at; ) value = { [steps[at]!]: value }
  try {
    merge(model, steps[0]!, value, DEPTH)
  } catch {
    // A proxy of the page may throw at any access; it is stored uncopied.
    model[steps[0]!] = value
  }
}

const LIST = 1
const OBJECT = 2

/** Whether a value is a list or a plain object, of any frame of the page; 0 for everything else. */
function kindOf(value: any): number {
  if (Array.isArray(value)) return LIST
  if (!value || typeof value !== 'object') return 0
  const prototype = Object.getPrototypeOf(value)
  return !prototype || owns(prototype, 'isPrototypeOf') ? OBJECT : 0
}
