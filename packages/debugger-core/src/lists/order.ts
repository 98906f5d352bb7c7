import type { Message } from '@waymark/domain/message'

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

/** The language in which rows are shown: `t` turns a message into its text, `locale` is its tag for `Intl`. */
export interface Language {
  readonly t: (message: Message) => string
  readonly locale: string
}

export const ENGLISH: Language = { t: ({ message }) => message, locale: 'en' }

/** By a text as it is shown, in the alphabet of its language. */
export function byMessage<Row>(message: (row: Row) => Message, { t, locale }: Language): Order<Row> {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' })
  return (one, other) => compare(t(message(one)), t(message(other)))
}

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
