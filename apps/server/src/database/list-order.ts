import { type SQL, sql } from 'drizzle-orm'

/** A name as lists sort and search it: without case, by the Unicode root collation that both databases have. */
export const sortable = (name: Column): SQL => sql`lower(${name}) collate "und-x-icu"`

/** How lists of one kind can be sorted: each key as an expression, and what decides between equals. */
export interface Sorting<Key extends string> {
  keys: Readonly<Record<Key, SQL>>
  ties: { createdAt: Column; id: Column }
}

type Column = SQL | { getSQL(): SQL }

/**
 * The order of a list. Equal items follow the age of their making, then their id, so that no item shows up on two pages.
 * What has no date comes last in either direction.
 */
export function orderOf<Key extends string>(
  { keys, ties }: Sorting<Key>,
  asked: readonly (Key | `-${Key}`)[] | undefined,
  initial: Key | `-${Key}`,
): SQL {
  const wanted = asked && asked.length > 0 ? asked : [initial]
  const parts = wanted.map((word) => {
    const expression = keys[word.replace(/^-/u, '') as Key]
    return word.startsWith('-') ? sql`${expression} desc nulls last` : sql`${expression} asc nulls last`
  })
  return sql.join([...parts, sql`${ties.createdAt} asc nulls last`, sql`${ties.id} asc`], sql`, `)
}
