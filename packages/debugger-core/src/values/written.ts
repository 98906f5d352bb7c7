import {
  CLASS_NAME,
  ENTRIES,
  ERROR_TEXT,
  MAP_SIZE,
  PLAIN_VALUE,
  SET_SIZE,
} from '@waymark/domain/debug-protocol/constants'

/** A member of a value: an item of a list, a key of an object, an entry of a map. */
export interface Member {
  /** The text before the value, such as `"total":` or `"NW-1" →`; empty for items of lists and sets. */
  readonly label: string
  readonly value: unknown
}

/** A printable value with members. */
export interface Written {
  /** The type of the value, such as `Map(2) `, the text of an error, or `NaN` and the like; empty for lists and plain objects. */
  readonly title: string
  /** Empty for what has no members, such as most errors. */
  readonly open: '[' | '{' | ''
  readonly close: ']' | '}' | ''
  readonly members: readonly Member[]
  /** The separator of members on one line. */
  readonly separator: ',' | ', '
  /** Number of members that the page did not send. */
  readonly left: number
}

type Entries = Readonly<Record<string, unknown>>

/**
 * The members of a value that a page has sent as JSON; null for texts, numbers and other values that JSON has. Maps, sets,
 * errors, instances of classes, `NaN` and the like are read from the keys of the protocol. These keys with invalid content are shown as keys.
 */
export function membersOf(value: unknown): Written | null {
  if (typeof value !== 'object' || value === null) return null
  if (Array.isArray(value)) return listOf('[', ']', { members: value.map(item) })
  const object = value as Entries
  const [first] = Object.keys(object)
  const mark = first === undefined ? undefined : object[first]
  if (first === MAP_SIZE || first === SET_SIZE) return collectionOf(first, object) ?? plain(object)
  if (typeof mark !== 'string') return plain(object)
  if (first === CLASS_NAME) return { ...plain(object, first), title: `${mark} ` }
  if (first !== ERROR_TEXT && first !== PLAIN_VALUE) return plain(object)
  const rest = plain(object, first)
  return rest.members.length > 0 ? { ...rest, title: `${mark} ` } : { ...rest, title: mark, open: '', close: '' }
}

const item = (value: unknown): Member => ({ label: '', value })

const listOf = (open: '[' | '{', close: ']' | '}', more: Partial<Written>): Written => ({
  title: '',
  open,
  close,
  members: [],
  separator: ',',
  left: 0,
  ...more,
})

function plain(object: Entries, mark?: string): Written {
  const keys = Object.keys(object).filter((key) => key !== mark)
  return listOf('{', '}', { members: keys.map((key) => ({ label: `${JSON.stringify(key)}:`, value: object[key] })) })
}

function collectionOf(kind: typeof MAP_SIZE | typeof SET_SIZE, object: Entries): Written | null {
  const size = object[kind]
  const entries = object[ENTRIES]
  if (typeof size !== 'number' || !Array.isArray(entries)) return null
  const isMap = kind === MAP_SIZE
  return listOf('{', '}', {
    title: `${isMap ? 'Map' : 'Set'}(${size}) `,
    separator: ', ',
    members: isMap ? entries.map(entry) : entries.map(item),
    left: Math.max(0, size - entries.length),
  })
}

const entry = (pair: unknown): Member =>
  Array.isArray(pair) && pair.length === 2
    ? { label: `${keyText(pair[0])} →`, value: pair[1] }
    : item(Array.isArray(pair) ? pair[0] : pair)

function keyText(key: unknown): string {
  try {
    return printValue(key)
  } catch {
    return '…'
  }
}

/**
 * Prints a value that a page has sent: as JSON, with maps, sets, errors and instances of classes as on a browser's console.
 * On one line, or with one member on each line. Throws `RangeError` for values that are nested thousands of levels deep.
 */
export function printValue(value: unknown, { lines = false, indent = '' } = {}): string {
  const written = membersOf(value)
  if (!written) return JSON.stringify(value) ?? 'undefined'
  const { title, open, close, members, separator, left } = written
  const inner = lines ? `${indent}  ` : ''
  const parts = members.map(({ label, value: member }) => {
    const text = printValue(member, { lines, indent: inner })
    const space = label && (lines || !label.endsWith(':')) ? ' ' : ''
    return inner + label + space + text
  })
  if (left > 0) parts.push(`${inner}…`)
  if (parts.length === 0) return title + open + close
  if (lines) return `${title}${open}\n${parts.join(',\n')}\n${indent}${close}`
  return `${title}${open}${parts.join(separator)}${close}`
}
