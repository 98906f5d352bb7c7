import type { Message } from '@waymark/domain/message'
import { plain } from '@waymark/domain/search'

/** Compares two rows; negative when the first comes first. */
export type Order<Row> = (one: Row, other: Row) => number

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

/** By name, in the alphabet of the language. */
export const byName = (language: Language): Order<{ readonly name: string }> => byText(({ name }) => name, language)

/** By a text as it is shown, in the alphabet of its language. */
export const byMessage = <Row>(message: (row: Row) => Message, language: Language): Order<Row> =>
  byText((row) => language.t(message(row)), language)

function byText<Row>(text: (row: Row) => string, { locale }: Language): Order<Row> {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' })
  return (one, other) => compare(text(one), text(other))
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

/** A predicate: the name of a row contains the text, ignoring diacritics and case. */
export function nameContains(search: string): (row: { readonly name: string }) => boolean {
  const text = plain(search.trim())
  return ({ name }) => plain(name).includes(text)
}
