import { equal } from '@waymark/domain/equal'

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
