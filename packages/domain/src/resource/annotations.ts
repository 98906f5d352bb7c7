import * as v from 'valibot'
import { hasControlCharacters } from './name.ts'
import { storableText } from './storable.ts'

/** Longest note of an item, in UTF-16 code units. */
export const NOTE_LIMIT = 1000
/** Longest label, in UTF-16 code units. */
export const LABEL_LIMIT = 40
/** Most labels of one item. */
export const LABEL_COUNT_LIMIT = 20

/** A note of an item: up to 1000 characters, empty for none. */
export const NoteText = v.pipe(v.string(), v.maxLength(NOTE_LIMIT, 'max-length'), v.check(storableText, 'unstorable'))

/** A label: trimmed, 1 to 40 characters, on one line. */
export const Label = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(LABEL_LIMIT, 'max-length'),
  v.check((label) => !hasControlCharacters(label) && storableText(label), 'unstorable'),
)

/** The key by which labels are compared: their text, ignoring case. */
export const labelKey = (label: string): string => label.toLowerCase()

/** The labels of an item, in the order in which they were added: at most twenty, without duplicates. */
export const Labels = v.pipe(
  v.array(Label),
  v.maxLength(LABEL_COUNT_LIMIT, 'max-items'),
  v.check((labels) => new Set(labels.map(labelKey)).size === labels.length, 'not-unique'),
)
export type Labels = v.InferOutput<typeof Labels>

/** The members of a request that set note and labels; missing ones are not changed. */
export const annotationEntries = { note: v.optional(NoteText), labels: v.optional(Labels) }

/** Labels as lists answer them, and note with labels as the answer of one item has them. */
export const listedLabels = { labels: v.optional(v.array(v.string()), []) }
export const readNote = { note: v.optional(v.string(), '') }

const hasLabel = (labels: readonly string[], label: string) =>
  labels.some((other) => labelKey(other) === labelKey(label))

/** The labels with one more at the end, unless it is there already. */
export const withLabel = (labels: readonly string[], added: string): readonly string[] =>
  hasLabel(labels, added) ? labels : [...labels, added]

/** The labels without one, ignoring case. */
export const withoutLabel = (labels: readonly string[], removed: string): readonly string[] =>
  labels.filter((label) => labelKey(label) !== labelKey(removed))

/** The labels that another user stored, with the user's own additions to and removals from the labels both began with. */
export function mergeLabels({
  base,
  mine,
  theirs,
}: {
  readonly base: readonly string[]
  readonly mine: readonly string[]
  readonly theirs: readonly string[]
}): readonly string[] {
  const kept = theirs.filter((label) => !hasLabel(base, label) || hasLabel(mine, label))
  return mine.filter((label) => !hasLabel(base, label)).reduce(withLabel, kept)
}

export const LABEL_TINTS = ['stone', 'heather', 'green', 'amber', 'red', 'blue', 'violet', 'teal'] as const
export type LabelTint = (typeof LABEL_TINTS)[number]

/** The tint of a label, computed from its lower-case text, so that a label has the same tint everywhere. */
export function labelTint(label: string): LabelTint {
  let hash = 0
  for (const character of labelKey(label)) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return LABEL_TINTS[hash % LABEL_TINTS.length] ?? 'stone'
}
