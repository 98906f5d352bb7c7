import * as v from 'valibot'
import type { Store } from '../store.ts'

/** A value that the browser keeps between visits, or between reloads of one tab, and that other tabs may change. */
export interface Persisted<T> extends Store<T> {
  remove(): void
}

const listeners = new Map<string, Set<() => void>>()

/**
 * Keeps a value under a key, as JSON: in local storage, or in the session storage of this tab. What is missing,
 * unreadable or of another shape counts as `absent`; where storage is blocked the value lasts as long as the page.
 */
export function persisted<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  absent: T,
  area: Area = 'local',
): Persisted<T> {
  let text: string | null | undefined
  let value = absent

  const read = () => {
    const stored = readText(area, key)
    if (stored !== text) {
      text = stored
      value = parse(schema, stored, absent)
    }
    return value
  }
  const write = (next: string | null) => {
    writeText(area, key, next)
    for (const onChange of listeners.get(key) ?? []) onChange()
  }

  return {
    getSnapshot: read,
    set: (next) => write(JSON.stringify(next)),
    remove: () => write(null),
    subscribe: (onChange) => {
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(onChange))
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange()
      }
      addEventListener('storage', onStorage)
      return () => {
        own.delete(onChange)
        removeEventListener('storage', onStorage)
      }
    },
  }
}

function parse<T>(schema: v.GenericSchema<unknown, T>, text: string | null, absent: T): T {
  if (text === null) return absent
  try {
    const result = v.safeParse(schema, JSON.parse(text))
    return result.success ? result.output : absent
  } catch {
    return absent
  }
}

type Area = 'local' | 'session'

const storage = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage)

/** Values of this page, for browsers that block storage. */
const fallback = new Map<string, string>()

function readText(area: Area, key: string): string | null {
  try {
    return storage(area).getItem(key)
  } catch {
    return fallback.get(key) ?? null
  }
}

function writeText(area: Area, key: string, text: string | null) {
  try {
    if (text === null) storage(area).removeItem(key)
    else storage(area).setItem(key, text)
  } catch {
    if (text === null) fallback.delete(key)
    else fallback.set(key, text)
  }
}
