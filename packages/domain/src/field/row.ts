/** A row of a form: it keeps its key while it is edited and moved. The wire has no keys. */
export type Row<T> = T & { readonly key: string }

/** Gives rows that come from the wire their keys. */
export const withKeys = <T extends object>(items: readonly T[]): Row<T>[] =>
  items.map((item, index) => ({ ...item, key: `row-${index}` }))
