import * as v from 'valibot'
import { storableText } from './storable.ts'

/** Longest note of an item, in UTF-16 code units. */
export const NOTE_LIMIT = 1000
/** Longest label, in UTF-16 code units. */
export const LABEL_LIMIT = 40
/** Most labels of one item. */
export const LABEL_COUNT_LIMIT = 20

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a label must not hold
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/

/** What people write beside an item for each other: up to 1000 characters, empty for none. */
export const NoteText = v.pipe(v.string(), v.maxLength(NOTE_LIMIT, 'max-length'), v.check(storableText, 'unstorable'))

/** A label: trimmed, 1 to 40 characters, on one line. */
export const Label = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(LABEL_LIMIT, 'max-length'),
  v.check((label) => !CONTROL.test(label) && storableText(label), 'unstorable'),
)

/** By what two labels are the same: their text without regard to case. */
export const labelKey = (label: string): string => label.toLowerCase()

/** The labels of an item in the order in which they were given: at most twenty, none twice. */
export const Labels = v.pipe(
  v.array(Label),
  v.maxLength(LABEL_COUNT_LIMIT, 'max-items'),
  v.check((labels) => new Set(labels.map(labelKey)).size === labels.length, 'not-unique'),
)
export type Labels = v.InferOutput<typeof Labels>

/** The members of a request that set note and labels; what is left out stays. */
export const annotationEntries = { note: v.optional(NoteText), labels: v.optional(Labels) }

/** Labels as lists answer them, and note with labels as the answer of one item has them. */
export const listedLabels = { labels: v.optional(v.array(v.string()), []) }
export const readNote = { note: v.optional(v.string(), '') }

const hasLabel = (labels: readonly string[], label: string) =>
  labels.some((other) => labelKey(other) === labelKey(label))

/** The labels with one more at the end; the same labels where it is there already. */
export const withLabel = (labels: readonly string[], added: string): readonly string[] =>
  hasLabel(labels, added) ? labels : [...labels, added]

/** The labels without one, whatever its case. */
export const withoutLabel = (labels: readonly string[], removed: string): readonly string[] =>
  labels.filter((label) => labelKey(label) !== labelKey(removed))

/** The labels that another user stored, with what was added to and removed from the labels both began with. */
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

/** The tint of a label, which follows from its lower-case text, so that a label looks the same wherever it stands. */
export function labelTint(label: string): LabelTint {
  let hash = 0
  for (const character of labelKey(label)) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return LABEL_TINTS[hash % LABEL_TINTS.length] ?? 'stone'
}
