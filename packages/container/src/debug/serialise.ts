import type { SerialisedValue, ValueType } from '@waymark/domain/debug-protocol'
import {
  CLASS_NAME,
  ENTRIES,
  ERROR_TEXT,
  MAP_SIZE,
  MAX_VALUE_DEPTH,
  MAX_VALUE_WIDTH,
  PLAIN_VALUE,
  SET_SIZE,
} from '@waymark/domain/debug-protocol/constants'
import { each, owns } from '../engine/core/list.ts'
import type { Page } from '../engine/core/page.ts'
import { classOf, isText, sizeOf, valueTypeOf } from './kind-of.ts'

/** A value as text of at most `limit` characters; a longer one is cut and is then no JSON. Never throws. */
export function serialise(page: Page, value: unknown, limit: number): SerialisedValue {
  try {
    const isJson = hasJson(valueTypeOf(page, value)) && !isNoNumber(value)
    const text = isJson ? jsonOf(page, value, limit) : plainText(page, value)
    return text.length > limit ? { isJson: false, value: `${text.slice(0, limit)}…` } : { isJson, value: text }
  } catch {
    return { isJson: false, value: '[error]' }
  }
}

/** Whether values of a type are written as JSON; the others are written as plain text. */
function hasJson(type: ValueType): boolean {
  return /^(null|boolean|number|array|object|map|set|error|instance)$/.test(type)
}

/** Whether a value is one of the numbers that JSON does not have. */
function isNoNumber(value: unknown): boolean {
  return typeof value === 'number' && !Number.isFinite(value)
}

function plainText(page: Page, value: any): string {
  if (typeof value === 'function') return `function ${value.name}()`
  if (typeof value === 'bigint') return `${value}n`
  return (typeof value === 'object' && page.outlineOf(value)) || String(value)
}

/**
 * Writes JSON without `JSON.stringify`, because pages redefine `toJSON` and have getters that throw. Stops reading once the
 * text is longer than `limit`: a page may push its window, from which everything can be reached.
 */
function jsonOf(page: Page, whole: unknown, limit: number): string {
  let text = ''
  const write = (value: any, around: readonly unknown[]): void => {
    const type = valueTypeOf(page, value)
    const instead = leafJson(page, value, type, around)
    if (instead !== undefined) {
      text += instead
      return
    }
    const inside = around.concat([value])
    let count = 0
    const isFull = () => count > MAX_VALUE_WIDTH || text.length > limit
    const add = (start: string, end: string, reads: readonly (() => unknown)[]) => {
      if (++count > MAX_VALUE_WIDTH) return
      const isFirst = /[[{]/.test(text.charAt(text.length - 1))
      const before = text + (isFirst ? '' : ',') + start
      text = before
      try {
        each(reads, (read, index) => {
          if (index) text += ','
          write(read(), inside)
        })
      } catch {
        text = `${before}"[error]"`
      }
      text += end
    }
    text += startOf(value, type)
    try {
      if (type === 'array') {
        for (let index = 0; index < value.length && !isFull(); index++) add('', '', [() => value[index]])
      } else if (type === 'map' || type === 'set') {
        const { forEach } = type === 'map' ? Map.prototype : Set.prototype
        forEach.call(value, (item: unknown, key: unknown) => {
          // The only way to end a `forEach`.
          if (isFull()) throw new Error()
          if (type === 'map') add('[', ']', [() => key, () => item])
          else add('', '', [() => item])
        })
      } else {
        for (const key in value) {
          if (isFull()) break
          if (owns(value, key)) add(`${JSON.stringify(key.replace(/^\[\[/, ' [['))}:`, '', [() => value[key]])
        }
      }
    } catch {}
    text += type === 'array' ? ']' : type === 'map' || type === 'set' ? ']}' : '}'
  }
  write(whole, [])
  return text
}

/** The start of an object that stands for a value JSON does not have. */
const mark = (key: string, content: unknown) => `{"${key}":${JSON.stringify(content)}`

/** The text before the members of a value, with its type if JSON has no such values. */
function startOf(value: object, type: ValueType): string {
  // Throws if the value cannot be read, such as a revoked proxy.
  if (Array.isArray(value)) return '['
  if (type === 'map') return `${mark(MAP_SIZE, sizeOf(Map, value))},"${ENTRIES}":[`
  if (type === 'set') return `${mark(SET_SIZE, sizeOf(Set, value))},"${ENTRIES}":[`
  if (type === 'error') return mark(ERROR_TEXT, Error.prototype.toString.call(value))
  return type === 'instance' ? mark(CLASS_NAME, classOf(value)) : '{'
}

/** The JSON of a value whose members are not written; undefined for others. */
function leafJson(page: Page, value: any, type: ValueType, around: readonly unknown[]): string | undefined {
  if (type === 'null' || type === 'boolean') return `${value}`
  if (isNoNumber(value) || /^(undefined|bigint|symbol)$/.test(type))
    return `${mark(PLAIN_VALUE, plainText(page, value))}}`
  if (type === 'number') return `${value}`
  if (!hasJson(type)) return JSON.stringify(plainText(page, value))
  if (type === 'instance' && isText(value)) return JSON.stringify(String(value))
  if (around.indexOf(value) >= 0) return '"[circular]"'
  if (around.length >= MAX_VALUE_DEPTH) return type === 'array' ? '"[array]"' : '"[object]"'
  return undefined
}
