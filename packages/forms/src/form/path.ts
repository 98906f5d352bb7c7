/**
 * The path of one field of a form: property names, and in lists the keys of rows instead of their indexes, so that a
 * field keeps its name when rows are moved.
 */
export type Path = readonly string[]

/** A path as the key of maps and sets. */
export const nameOf = (path: Path): string => path.join('/')

/** The path that a name stands for. */
export const pathOfName = (name: string): Path => (name === '' ? [] : name.split('/'))

/** Whether a field is another one or lies inside it. */
export const isWithin = (name: string, outer: string): boolean =>
  outer === '' || name === outer || name.startsWith(`${outer}/`)

const keyOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'key' in item ? item.key : undefined

/** The indexes of rows by key, cached per list, because lists of a form are never changed in place. */
const indexes = new WeakMap<readonly unknown[], ReadonlyMap<unknown, number>>()

function indexesOf(list: readonly unknown[]): ReadonlyMap<unknown, number> {
  const known = indexes.get(list)
  if (known) return known
  const made = new Map<unknown, number>()
  list.forEach((item, index) => {
    const key = keyOf(item)
    if (!made.has(key)) made.set(key, index)
  })
  indexes.set(list, made)
  return made
}

/** The index of a row by its key, or by number in a list of plain values; -1 if there is none. */
const indexIn = (list: readonly unknown[], step: string): number =>
  indexesOf(list).get(step) ?? (/^\d+$/u.test(step) && Number(step) < list.length ? Number(step) : -1)

const own = (value: unknown, step: string): unknown => {
  if (Array.isArray(value)) return value[indexIn(value, step)]
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? (value as Record<string, unknown>)[step]
    : undefined
}

/** The value at a path; undefined when there is no such field any more. */
export const valueAt = (values: unknown, path: Path): unknown => path.reduce(own, values)

/** The values of a form with one field replaced. Containers along the path are copied; a removed row changes nothing. */
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

/** The names of the compared properties: all except the key of a row. */
const contentNames = (value: object): string[] =>
  Object.keys(value).filter((name) => name !== 'key' || typeof (value as Record<string, unknown>)[name] !== 'string')

/** Whether two form values have the same content, ignoring row keys, which are never sent. */
export function sameContent(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const names = contentNames(a)
  return (
    names.length === contentNames(b).length &&
    names.every((name) => Object.hasOwn(b, name) && sameContent(a[name as keyof typeof a], b[name as keyof typeof b]))
  )
}
