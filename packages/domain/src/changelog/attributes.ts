import {
  type Formatted,
  type FormattedEntry,
  formattedName,
  formattedRaw,
  formattedSwitch,
  formattedText,
} from '../field/index.ts'
import { type Message, msg } from '../message/index.ts'
import { labelKey } from '../resource/index.ts'
import type { ItemContent } from './entry.ts'

/** How one attribute of an item is called and printed; `undefined` leaves it out. */
export interface AttributeFormat {
  readonly label: Message
  readonly format: (value: unknown, item: ItemContent) => Formatted | undefined
  /** What a state without it shows in its place. */
  readonly absent?: Message
}

/**
 * Prints the attributes of an item in a fixed order, those without a label at the end and raw. `item` is all that the item
 * holds, where `content` is a part of it.
 */
export function formatAttributes(
  content: ItemContent,
  attributes: Readonly<Record<string, AttributeFormat>>,
  item: ItemContent = content,
): readonly FormattedEntry[] {
  const known = Object.entries(attributes).flatMap(([key, { label, format, absent }]): FormattedEntry[] => {
    if (!Object.hasOwn(content, key)) return []
    const value = format(content[key], item)
    return value === undefined ? [] : [{ key, label, value, ...(absent && { absent }) }]
  })
  const unknown = Object.keys(content)
    .filter((key) => !Object.hasOwn(attributes, key))
    .map((key) => ({ key, label: key, value: formattedRaw(content[key]) }))
  return [...known, ...unknown]
}

/** Text as it is, and anything else raw. */
export const asText = (value: unknown): Formatted =>
  typeof value === 'string' ? formattedText(value) : formattedRaw(value)

/** A name a person gave, and anything else raw. */
export const asGivenName = (value: unknown): Formatted =>
  typeof value === 'string' ? formattedName(value) : formattedRaw(value)

/** Yes or no as on or off. */
export const asSwitch = (value: unknown): Formatted =>
  typeof value === 'boolean' ? formattedSwitch(value) : formattedRaw(value)

/** One of several values by its label; unknown values stay as they are. */
export const asLabel =
  (labels: Readonly<Record<string, Message>>) =>
  (value: unknown): Formatted => {
    const label = typeof value === 'string' && Object.hasOwn(labels, value) ? labels[value] : undefined
    return label ? { as: 'message', message: label } : asText(value)
  }

/** A type by what it is called. */
export const asTypeName = (appearances: Readonly<Record<string, { readonly name: Message }>>) =>
  asLabel(Object.fromEntries(Object.entries(appearances).map(([type, { name }]) => [type, name])))

/** Labels as names, each the same whatever its case; anything else raw. */
const asLabels = (value: unknown): Formatted =>
  Array.isArray(value) && value.every((label) => typeof label === 'string')
    ? { as: 'list', items: value.map(formattedName), ids: value.map(labelKey) }
    : formattedRaw(value)

/** Note and labels, which items of all kinds have. */
export const annotations = {
  note: { label: msg('changelog.note', 'Note'), format: asText },
  labels: { label: msg('changelog.labels', 'Labels'), format: asLabels },
} as const satisfies Record<string, AttributeFormat>

/** Lines of one attribute that stand among those of the item: their keys name the attribute. */
export const within = (attribute: string, lines: readonly FormattedEntry[]): readonly FormattedEntry[] =>
  lines.map((line) => ({ ...line, key: `${attribute}/${line.key}` }))
