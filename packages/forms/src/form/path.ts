/**
 * The way to one place in a form: property names, and the keys of rows where a list is passed. Because rows go by key
 * and not by number, a place keeps its name when rows are moved.
 */
export type Path = readonly string[]

/** A path as the key of maps and sets. */
export const nameOf = (path: Path): string => path.join('/')

/** The path that a name stands for. */
export const pathOfName = (name: string): Path => (name === '' ? [] : name.split('/'))

/** Whether a place is another one or lies inside it. */
export const isWithin = (name: string, outer: string): boolean =>
  outer === '' || name === outer || name.startsWith(`${outer}/`)

const hasKey = (item: unknown, key: string): boolean =>
  typeof item === 'object' && item !== null && 'key' in item && item.key === key

/** Where in a list a row or, for lists of plain values, a number leads; -1 when it is not there. */
const indexIn = (list: readonly unknown[], step: string): number => {
  const row = list.findIndex((item) => hasKey(item, step))
  return row >= 0 ? row : /^\d+$/u.test(step) && Number(step) < list.length ? Number(step) : -1
}

const own = (value: unknown, step: string): unknown => {
  if (Array.isArray(value)) return value[indexIn(value, step)]
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? (value as Record<string, unknown>)[step]
    : undefined
}

/** The value at a place; undefined when the place is not there any more. */
export const valueAt = (values: unknown, path: Path): unknown => path.reduce(own, values)

/** The same values with one place replaced. What is on the way is copied; a row that has gone changes nothing. */
export function withValueAt<T>(values: T, path: Path, value: unknown): T {
  const [step, ...rest] = path
  if (step === undefined) return value as T
  if (Array.isArray(values)) {
    const index = indexIn(values, step)
    if (index < 0) return values
    return values.map((item, at) => (at === index ? withValueAt(item, rest, value) : item)) as T
  }
  if (typeof values !== 'object' || values === null) return values
  return { ...values, [step]: withValueAt(own(values, step), rest, value) }
}
