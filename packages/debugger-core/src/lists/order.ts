const names = new Intl.Collator('en', { sensitivity: 'base', numeric: false })

/** Compares two rows; negative when the first comes first. */
export type Order<Row> = (one: Row, other: Row) => number

/** By name, as people sort words. */
export const byName: Order<{ readonly name: string }> = (one, other) => names.compare(one.name, other.name)

/** By a number, small ones first. */
export const byNumber =
  <Row>(number: (row: Row) => number): Order<Row> =>
  (one, other) =>
    number(one) - number(other)

/** By a word, as people sort words. */
export const byWord =
  <Row>(word: (row: Row) => string): Order<Row> =>
  (one, other) =>
    names.compare(word(one), word(other))

/** The other way round. */
export const reversed =
  <Row>(order: Order<Row>): Order<Row> =>
  (one, other) =>
    order(other, one)

/** The first order that makes a difference decides. */
export const inTurn =
  <Row>(...orders: readonly Order<Row>[]): Order<Row> =>
  (one, other) =>
    orders.reduce((difference, order) => difference || order(one, other), 0)

/** Whether a name holds the text that somebody looks for, in any case. */
export function finds(search: string): (row: { readonly name: string }) => boolean {
  const text = search.trim().toLowerCase()
  return ({ name }) => name.toLowerCase().includes(text)
}
