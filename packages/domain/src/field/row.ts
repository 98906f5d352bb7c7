/** A row of a form. Its key stays the same while it is edited and moved, and is not sent. */
export type Row<T> = T & { readonly key: string }

/** Adds keys to rows from the wire. */
export const withKeys = <T extends object>(items: readonly T[]): Row<T>[] =>
  items.map((item, index) => ({ ...item, key: `row-${index}` }))
