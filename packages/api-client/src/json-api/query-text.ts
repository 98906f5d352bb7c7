type Value = string | number | boolean
type Values = Value | readonly Value[] | null | undefined

const GROUPED = /^(?<group>page|filter)\[(?<name>[^[\]]*)\](?:\[\d*\])?$/u
const PAGING = new Set(['limit', 'offset'])

/**
 * Writes a query: groups become brackets (`page[limit]=10`), several values are numbered (`filter[template][0]=a`), sort
 * keys are a comma list, absent values are left out. Brackets and commas are not encoded. Starts with `?`, or is empty.
 */
export function writeQuery(query: object | undefined): string {
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) => {
    if (key === 'sort' && Array.isArray(value)) return write(key, value.length > 0 ? value.join(',') : undefined)
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      return Object.entries(value).flatMap(([name, inner]) => writeMember(`${key}[${encode(name)}]`, inner as Values))
    }
    return write(encode(key), value as Values)
  })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const encode = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',')

function write(key: string, value: Values): string[] {
  if (value === undefined || value === null || value === '') return []
  return [value].flat().map((single) => `${key}=${encode(String(single))}`)
}

const writeMember = (key: string, value: Values): string[] =>
  Array.isArray(value) ? value.flatMap((single, index) => write(`${key}[${index}]`, single)) : write(key, value)

/**
 * Parses the parameters of an address for query schemas: `{ page: {…}, filter: {…}, sort: '…' }`. Several
 * values of one key become a list; empty filters are dropped, an empty limit is not. A malformed page or filter key is put
 * into its group under its whole name, where a strict schema refuses it.
 */
export function readQuery(pairs: Iterable<readonly [string, string]>): Record<string, unknown> {
  const plain = new Map<string, string[]>()
  const groups = { page: new Map<string, string[]>(), filter: new Map<string, string[]>() }
  for (const [key, value] of pairs) {
    const { group, name } = placeOf(key)
    if (value === '' && (group === 'filter' || !PAGING.has(name))) continue
    const map = group ? groups[group] : plain
    map.set(name, [...(map.get(name) ?? []), value])
  }
  const query = toObject(plain)
  for (const group of ['page', 'filter'] as const) {
    if (groups[group].size > 0) query[group] = toObject(groups[group])
  }
  return query
}

function placeOf(key: string): { group?: 'page' | 'filter'; name: string } {
  const found = GROUPED.exec(key)?.groups
  if (found) return { group: found.group as 'page' | 'filter', name: found.name ?? '' }
  if (key.startsWith('page')) return { group: 'page', name: key }
  if (key === 'filter' || key.startsWith('filter[')) return { group: 'filter', name: key }
  return { name: key }
}

const toObject = (map: Map<string, string[]>): Record<string, unknown> =>
  Object.fromEntries([...map].map(([name, values]) => [name, values.length === 1 ? values[0] : values]))
