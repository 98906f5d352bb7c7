import { owns } from '../engine/list.ts'
import type { Page } from '../engine/page.ts'
import type { Serialised } from './debug-event.ts'

/** Levels that are followed, and keys or items that are listed on each. */
const DEPTH = 8
const WIDTH = 200

/** A value as text of at most so many characters; what is longer is cut and no JSON any more. */
export function serialise(page: Page, value: unknown, limit: number): Serialised {
  const isJson = isWritten(page, value)
  const text = isJson ? jsonOf(page, value, []) : wordOf(page, value)
  return text.length > limit ? { isJson: false, value: `${text.slice(0, limit)}…` } : { isJson, value: text }
}

/** What kind of value a variable has, in words that survive being sent. */
export function kindOf(page: Page, value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'object' && page.outlineOf(value) !== undefined) return 'element'
  return typeof value
}

/** Texts, elements, functions and what has no JSON stand for themselves. */
function isWritten(page: Page, value: unknown): boolean {
  return /^(null|boolean|number|array|object)$/.test(kindOf(page, value))
}

function wordOf(page: Page, value: any): string {
  if (typeof value === 'function') return `function ${value.name}()`
  return (typeof value === 'object' && page.outlineOf(value)) || String(value)
}

/** Written by hand: pages redefine `toJSON`, and getters of theirs throw. */
function jsonOf(page: Page, value: any, around: readonly unknown[]): string {
  if (value === null || typeof value === 'boolean') return `${value}`
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : JSON.stringify(`${value}`)
  if (typeof value === 'string') return JSON.stringify(value)
  if (!isWritten(page, value)) return JSON.stringify(wordOf(page, value))
  if (around.indexOf(value) >= 0) return '"[circular]"'
  if (around.length >= DEPTH) return Array.isArray(value) ? '"[array]"' : '"[object]"'
  const inside = around.concat([value])
  let text = ''
  let count = 0
  const add = (key: string, read: () => unknown) => {
    if (++count > WIDTH) return
    let inner: string
    try {
      inner = jsonOf(page, read(), inside)
    } catch {
      inner = '"[error]"'
    }
    text += (text && ',') + key + inner
  }
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length && count <= WIDTH; index++) add('', () => value[index])
    return `[${text}]`
  }
  if (value instanceof Date) return JSON.stringify(String(value))
  try {
    for (const key in value) if (owns(value, key)) add(`${JSON.stringify(key)}:`, () => value[key])
  } catch {}
  return `{${text}}`
}
