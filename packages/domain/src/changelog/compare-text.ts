import { diffArrays } from 'diff'
import { tokenize } from '../reference/index.ts'

/** A segment of a text, and whether it is missing in the other text. */
export interface TextSegment {
  readonly text: string
  readonly changed: boolean
}

/** Longest text, in characters, whose words are compared; longer ones differ as a whole. */
const LONGEST = 2000
/** The share of the longer text that must be common, or else the texts differ as a whole. */
const LEAST_COMMON = 0.3

/** Compares two texts word by word, with each reference as one word; texts with little in common differ as a whole. */
export function compareTexts(
  before: string,
  after: string,
): { readonly before: readonly TextSegment[]; readonly after: readonly TextSegment[] } {
  const whole = { before: wholly(before), after: wholly(after) }
  if (before.length > LONGEST || after.length > LONGEST) return whole
  const sides: { before: TextSegment[]; after: TextSegment[] } = { before: [], after: [] }
  let common = 0
  for (const { removed, added, value } of diffArrays(wordsIn(before), wordsIn(after))) {
    const text = value.join('')
    const changed = removed || added
    if (!changed) common += text.trim().length
    if (!added) sides.before.push({ text, changed })
    if (!removed) sides.after.push({ text, changed })
  }
  return common < Math.max(before.length, after.length) * LEAST_COMMON ? whole : sides
}

const wholly = (text: string): readonly TextSegment[] => (text === '' ? [] : [{ text, changed: true }])

/** The references, words, runs of blanks and single other characters of a text. */
const wordsIn = (text: string): string[] =>
  tokenize(text).flatMap(({ text: written, name }) =>
    name === undefined ? (written.match(/[\p{L}\p{N}_]+|\s+|./gsu) ?? []) : [written],
  )
