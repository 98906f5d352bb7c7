import type { ValueType } from '@waymark/domain/debug-protocol'
import type { Page } from '../engine/core/page.ts'

const tagText = Object.prototype.toString

/** The result of `Object.prototype.toString`, such as `[object Date]`. The page can influence it. */
const tagOf = (value: unknown): string => tagText.call(value)

/** The size of a `Map` or a `Set`; throws for everything else, also for objects that imitate one. */
export function sizeOf(collection: MapConstructor | SetConstructor, value: unknown): number {
  return Object.getOwnPropertyDescriptor(collection.prototype, 'size')!.get!.call(value)
}

function isA(collection: MapConstructor | SetConstructor, value: object): boolean {
  if (tagOf(value) !== `[object ${collection.name}]`) return false
  try {
    sizeOf(collection, value)
    return true
  } catch {
    return false
  }
}

/** Whether a value has no members, and its text says everything. */
export const isText = (value: object): boolean => /^\[object (Date|RegExp|URL)\]$/.test(tagOf(value))

/** The name of the class of an object; '' for plain objects. */
export function classOf(value: object): string {
  const prototype = Object.getPrototypeOf(value)
  if (prototype === null || Object.getPrototypeOf(prototype) === null) return ''
  const name = prototype.constructor?.name
  return typeof name === 'string' && name ? name.slice(0, 100) : 'Object'
}

/** The type of a value as the debugger shows it. Never throws. */
export function valueTypeOf(page: Page, value: unknown): ValueType {
  if (value === null) return 'null'
  try {
    if (Array.isArray(value)) return 'array'
    if (typeof value !== 'object') return typeof value
    if (page.outlineOf(value) !== undefined) return 'element'
    if (isA(Map, value)) return 'map'
    if (isA(Set, value)) return 'set'
    if (value instanceof Error || tagOf(value) === '[object Error]') return 'error'
    if (classOf(value)) return 'instance'
  } catch {}
  return typeof value
}
