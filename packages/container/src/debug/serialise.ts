import type { SerialisedValue, ValueType } from '@waymark/domain/debug-protocol'
import { MAX_VALUE_DEPTH, MAX_VALUE_WIDTH } from '@waymark/domain/debug-protocol/constants'
import { owns } from '../engine/core/list.ts'
import type { Page } from '../engine/core/page.ts'

/** A value as text of at most so many characters; what is longer is cut and no JSON any more. Never throws. */
export function serialise(page: Page, value: unknown, limit: number): SerialisedValue {
  try {
    const isJson = isWritten(page, value)
    const text = isJson ? jsonOf(page, value, limit) : wordOf(page, value)
    return text.length > limit ? { isJson: false, value: `${text.slice(0, limit)}…` } : { isJson, value: text }
  } catch {
    return { isJson: false, value: '[error]' }
  }
}

/** The type of a value as the debugger shows it. */
export function valueTypeOf(page: Page, value: unknown): ValueType {
  if (value === null) return 'null'
  try {
    if (Array.isArray(value)) return 'array'
    if (typeof value === 'object' && page.outlineOf(value) !== undefined) return 'element'
  } catch {}
  return typeof value
}

/** Whether a value is written as JSON; texts, elements, functions and what has no JSON are written as they are. */
function isWritten(page: Page, value: unknown): boolean {
  return /^(null|boolean|number|array|object)$/.test(valueTypeOf(page, value))
}

function wordOf(page: Page, value: any): string {
  if (typeof value === 'function') return `function ${value.name}()`
  return (typeof value === 'object' && page.outlineOf(value)) || String(value)
}

/**
 * Written by hand: pages redefine `toJSON`, and getters of theirs throw. Nothing is read any more once the text is
 * longer than wanted: a page may push its window, from which everything can be reached in countless ways.
 */
function jsonOf(page: Page, whole: unknown, limit: number): string {
  let text = ''
  const write = (value: any, around: readonly unknown[]): void => {
    const isList = Array.isArray(value)
    const instead = wordFor(page, value, around, isList)
    if (instead !== undefined) {
      text += instead
      return
    }
    const inside = around.concat([value])
    let count = 0
    const isFull = () => count > MAX_VALUE_WIDTH || text.length > limit
    const add = (key: string, read: () => unknown) => {
      if (++count > MAX_VALUE_WIDTH) return
      const before = text + (count > 1 ? ',' : '') + key
      text = before
      try {
        write(read(), inside)
      } catch {
        text = `${before}"[error]"`
      }
    }
    text += isList ? '[' : '{'
    try {
      if (isList) for (let index = 0; index < value.length && !isFull(); index++) add('', () => value[index])
      else {
        for (const key in value) {
          if (isFull()) break
          if (owns(value, key)) add(`${JSON.stringify(key)}:`, () => value[key])
        }
      }
    } catch {}
    text += isList ? ']' : '}'
  }
  write(whole, [])
  return text
}

/** The JSON of a value that is not followed further; undefined for a list or an object that is. */
function wordFor(page: Page, value: any, around: readonly unknown[], isList: boolean): string | undefined {
  if (value === null || typeof value === 'boolean') return `${value}`
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`
  if (typeof value === 'number' || value instanceof Date) return JSON.stringify(String(value))
  if (!isWritten(page, value)) return JSON.stringify(wordOf(page, value))
  if (around.indexOf(value) >= 0) return '"[circular]"'
  if (around.length >= MAX_VALUE_DEPTH) return isList ? '"[array]"' : '"[object]"'
  return undefined
}
