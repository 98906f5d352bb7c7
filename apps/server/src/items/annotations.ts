import { labelKey } from '@waymark/domain/resource'
import { type SQL, sql } from 'drizzle-orm'
import { contains } from '#database/list.ts'
import type { Annotations } from '#database/tables/content.ts'

/** Note and labels as a request or a row gives them. */
interface Given {
  note?: string | undefined
  labels?: readonly string[] | undefined
}

/** Note and labels as an item keeps them: only those that are not empty. */
export const annotationsOf = ({ note, labels }: Given): Annotations => ({
  ...(note && { note }),
  ...(labels && labels.length > 0 && { labels }),
})

/** The item with the note and the labels of a request; what the request leaves out stays. */
export function annotated<T extends Annotations>(item: T, { note = item.note, labels = item.labels }: Given): T {
  const { note: _, labels: __, ...rest } = item
  return { ...rest, ...annotationsOf({ note, labels }) } as T
}

/** Note and labels as the API answers them. */
export const presentAnnotations = ({ note = '', labels = [] }: Annotations) => ({ note, labels })

/** Whether an item has one of the labels, ignoring case. */
export function hasLabel(column: SQL | { getSQL(): SQL }, labels: readonly string[]): SQL {
  const keys = JSON.stringify(labels.map((label) => labelKey(label.trim())))
  return sql`exists (select 1 from jsonb_array_elements_text(${column}) as label
    where lower(label collate "und-x-icu") in (select jsonb_array_elements_text(${keys}::text::jsonb)))`
}

/** Whether name or note of an item contain a text. */
export const isFound = (item: { name: SQL | { getSQL(): SQL }; note: SQL | { getSQL(): SQL } }, text: string): SQL =>
  sql`(${contains(item.name, text)} or ${contains(item.note, text)})`
