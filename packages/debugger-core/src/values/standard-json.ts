import {
  CLASS_NAME,
  ENTRIES,
  ERROR_TEXT,
  MAP_SIZE,
  PLAIN_VALUE,
  SET_SIZE,
} from '@waymark/domain/debug-protocol/constants'

/**
 * Prints a value that a page has sent as JSON that other programs can read, one member on each line. As with
 * `JSON.stringify`, `undefined` is left out of objects and is null elsewhere, and so are `NaN` and infinite numbers. Bigints
 * and symbols are texts, maps are lists of pairs, sets are lists, instances of classes are objects, and errors are objects
 * with their text as `message`. Throws `RangeError` for values that are nested thousands of levels deep.
 */
export const printJson = (value: unknown): string => JSON.stringify(value, withoutMark, 2) ?? 'null'

/** Replaces an object whose first key names the type of the value that it stands for. */
function withoutMark(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const [mark = ''] = Object.keys(value)
  const { [mark]: content, ...members } = value as Readonly<Record<string, unknown>>
  if (mark === MAP_SIZE || mark === SET_SIZE) return Array.isArray(members[ENTRIES]) ? members[ENTRIES] : value
  if (typeof content !== 'string') return value
  if (mark === PLAIN_VALUE) return plainJson(content)
  if (mark === ERROR_TEXT) return { message: content, ...members }
  return mark === CLASS_NAME ? members : value
}

function plainJson(text: string): string | null | undefined {
  if (text === 'undefined') return undefined
  return /^(?:NaN|-?Infinity)$/u.test(text) ? null : text
}
