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

/** The label of an attribute of an item and how it is printed; `undefined` leaves it out. */
export interface AttributeFormat {
  readonly label: Message
  readonly format: (value: unknown, item: ItemContent) => Formatted | undefined
  /** Shown for a state without the attribute. */
  readonly absent?: Message
}

/**
 * Prints the attributes of an item in a fixed order; those without a label come last and are printed raw. `content` has the
 * attributes, `item` is the whole item.
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

/** Prints a text as it is, and other values raw. */
export const asText = (value: unknown): Formatted =>
  typeof value === 'string' ? formattedText(value) : formattedRaw(value)

/** Prints a name that a person gave, and other values raw. */
export const asGivenName = (value: unknown): Formatted =>
  typeof value === 'string' ? formattedName(value) : formattedRaw(value)

/** Prints a boolean as on or off. */
export const asSwitch = (value: unknown): Formatted =>
  typeof value === 'boolean' ? formattedSwitch(value) : formattedRaw(value)

/** Prints one of several values by its label, and unknown values as they are. */
export const asLabel =
  (labels: Readonly<Record<string, Message>>) =>
  (value: unknown): Formatted => {
    const label = typeof value === 'string' && Object.hasOwn(labels, value) ? labels[value] : undefined
    return label ? { as: 'message', message: label } : asText(value)
  }

/** Prints a type by its name. */
export const asTypeName = (appearances: Readonly<Record<string, { readonly name: Message }>>) =>
  asLabel(Object.fromEntries(Object.entries(appearances).map(([type, { name }]) => [type, name])))

/** Prints labels as names, which are equal if they differ only in case, and other values raw. */
const asLabels = (value: unknown): Formatted =>
  Array.isArray(value) && value.every((label) => typeof label === 'string')
    ? { as: 'list', items: value.map(formattedName), ids: value.map(labelKey) }
    : formattedRaw(value)

/** Note and labels, which items of all kinds have. */
export const annotations = {
  note: { label: msg('changelog.note', 'Note'), format: asText },
  labels: { label: msg('changelog.labels', 'Labels'), format: asLabels },
} as const satisfies Record<string, AttributeFormat>

/** The lines of one attribute as lines of the item: the name of the attribute is added to their keys. */
export const within = (attribute: string, lines: readonly FormattedEntry[]): readonly FormattedEntry[] =>
  lines.map((line) => ({ ...line, key: `${attribute}/${line.key}` }))
