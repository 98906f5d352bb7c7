/** Whether two form values hold the same: by content, whatever the order of keys. */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equal(a[key as keyof typeof a], b[key as keyof typeof b]))
  )
}

const withoutKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => name !== 'key' || typeof inner !== 'string')
      .map(([name, inner]) => [name, withoutKeys(inner)]),
  )
}

/** Whether two form values would be sent alike: row keys, which the wire does not know, do not count. */
export const sameContent = (a: unknown, b: unknown): boolean => equal(a, b) || equal(withoutKeys(a), withoutKeys(b))
