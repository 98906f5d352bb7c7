import { type Shown, type ShownEntry, shownRaw, shownSwitch, shownText } from '../field/index.ts'
import type { Message } from '../message/index.ts'
import type { ChangelogContent } from './entry.ts'

/** How one attribute of an item is called and printed; `undefined` leaves it out. */
export interface AttributeShow {
  readonly label: Message
  readonly show: (value: unknown, content: ChangelogContent) => Shown | undefined
}

/** Prints the attributes of an item in a fixed order, those nobody has a word for at the end and raw. */
export function showAttributes(
  content: ChangelogContent,
  attributes: Readonly<Record<string, AttributeShow>>,
): readonly ShownEntry[] {
  const known = Object.entries(attributes).flatMap(([key, { label, show }]): ShownEntry[] => {
    if (!Object.hasOwn(content, key)) return []
    const value = show(content[key], content)
    return value === undefined ? [] : [{ key, label, value }]
  })
  const unknown = Object.keys(content)
    .filter((key) => !Object.hasOwn(attributes, key))
    .map((key) => ({ key, label: key, value: shownRaw(content[key]) }))
  return [...known, ...unknown]
}

/** Text as it is, and anything else raw. */
export const asText = (value: unknown): Shown => (typeof value === 'string' ? shownText(value) : shownRaw(value))

/** Yes or no as on or off. */
export const asSwitch = (value: unknown): Shown => (typeof value === 'boolean' ? shownSwitch(value) : shownRaw(value))

/** One of several words by its label; words nobody knows stay as they are. */
export const asWord =
  (labels: Readonly<Record<string, Message>>) =>
  (value: unknown): Shown => {
    const label = typeof value === 'string' && Object.hasOwn(labels, value) ? labels[value] : undefined
    return label ? { as: 'message', message: label } : asText(value)
  }
