const names = new Intl.Collator('en', { sensitivity: 'base', numeric: false })

/** Compares two rows; negative when the first comes first. */
export type Order<Row> = (one: Row, other: Row) => number

/** By name, alphabetically. */
export const byName: Order<{ readonly name: string }> = (one, other) => names.compare(one.name, other.name)

/** By a number, ascending. */
export const byNumber =
  <Row>(number: (row: Row) => number): Order<Row> =>
  (one, other) =>
    number(one) - number(other)

/** By a text, alphabetically. */
export const byText =
  <Row>(text: (row: Row) => string): Order<Row> =>
  (one, other) =>
    names.compare(text(one), text(other))

/** The reverse order. */
export const reversed =
  <Row>(order: Order<Row>): Order<Row> =>
  (one, other) =>
    order(other, one)

/** Sorts by several orders: the first one in which two rows differ decides. */
export const combineOrders =
  <Row>(...orders: readonly Order<Row>[]): Order<Row> =>
  (one, other) =>
    orders.reduce((difference, order) => difference || order(one, other), 0)

/** A predicate: the name of a row contains the text, ignoring case. */
export function nameContains(search: string): (row: { readonly name: string }) => boolean {
  const text = search.trim().toLowerCase()
  return ({ name }) => name.toLowerCase().includes(text)
}
