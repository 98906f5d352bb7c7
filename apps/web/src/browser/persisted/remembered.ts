import * as v from 'valibot'

/** One thing the browser keeps for this person between visits. */
export interface Remembered<T> {
  get(): T
  set(value: T): void
  forget(): void
  /** Calls back when this or another tab has changed it; returns how to stop. */
  watch(changed: () => void): () => void
}

const watchers = new Map<string, Set<() => void>>()

/**
 * Keeps a value in local storage under a key, as JSON. What is missing, unreadable or of another shape counts as
 * `absent`; where storage is blocked the value lasts as long as the page.
 */
export function remembered<T>(key: string, schema: v.GenericSchema<unknown, T>, absent: T): Remembered<T> {
  let text: string | null | undefined
  let value = absent

  const read = () => {
    const stored = readText(key)
    if (stored !== text) {
      text = stored
      value = parse(schema, stored, absent)
    }
    return value
  }
  const tell = () => {
    for (const changed of watchers.get(key) ?? []) changed()
  }

  return {
    get: read,
    set: (next) => {
      writeText(key, JSON.stringify(next))
      tell()
    },
    forget: () => {
      writeText(key, null)
      tell()
    },
    watch: (changed) => {
      const own = watchers.get(key) ?? new Set()
      watchers.set(key, own.add(changed))
      const elsewhere = (event: StorageEvent) => {
        if (event.key === key || event.key === null) changed()
      }
      addEventListener('storage', elsewhere)
      return () => {
        own.delete(changed)
        removeEventListener('storage', elsewhere)
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

const whereStorageIsBlocked = new Map<string, string>()

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return whereStorageIsBlocked.get(key) ?? null
  }
}

function writeText(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text === null) whereStorageIsBlocked.delete(key)
    else whereStorageIsBlocked.set(key, text)
  }
}
