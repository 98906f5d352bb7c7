import { type Formatted, type FormattedEntry, formattedRaw, formattedSwitch, formattedText } from '../field/index.ts'
import type { Message } from '../message/index.ts'
import type { ChangelogContent } from './entry.ts'

/** How one attribute of an item is called and printed; `undefined` leaves it out. */
export interface AttributeFormat {
  readonly label: Message
  readonly format: (value: unknown, content: ChangelogContent) => Formatted | undefined
}

/** Prints the attributes of an item in a fixed order, those without a label at the end and raw. */
export function formatAttributes(
  content: ChangelogContent,
  attributes: Readonly<Record<string, AttributeFormat>>,
): readonly FormattedEntry[] {
  const known = Object.entries(attributes).flatMap(([key, { label, format }]): FormattedEntry[] => {
    if (!Object.hasOwn(content, key)) return []
    const value = format(content[key], content)
    return value === undefined ? [] : [{ key, label, value }]
  })
  const unknown = Object.keys(content)
    .filter((key) => !Object.hasOwn(attributes, key))
    .map((key) => ({ key, label: key, value: formattedRaw(content[key]) }))
  return [...known, ...unknown]
}

/** Text as it is, and anything else raw. */
export const asText = (value: unknown): Formatted =>
  typeof value === 'string' ? formattedText(value) : formattedRaw(value)

/** Yes or no as on or off. */
export const asSwitch = (value: unknown): Formatted =>
  typeof value === 'boolean' ? formattedSwitch(value) : formattedRaw(value)

/** One of several words by its label; unknown words stay as they are. */
export const asWord =
  (labels: Readonly<Record<string, Message>>) =>
  (value: unknown): Formatted => {
    const label = typeof value === 'string' && Object.hasOwn(labels, value) ? labels[value] : undefined
    return label ? { as: 'message', message: label } : asText(value)
  }

/** A type by its name. */
export const asName = (appearances: Readonly<Record<string, { readonly name: Message }>>) =>
  asWord(Object.fromEntries(Object.entries(appearances).map(([type, { name }]) => [type, name])))
