import { reference } from './find.ts'

/** How strongly the first suggestion is preferred; each later one a little less. */
export const IMPORTANCE_BASE = 99

export interface Suggestion {
  readonly name: string
  /** What replaces the text from `from` to `to`. */
  readonly insert: string
  /** 99 for the best suggestion, falling to 0. */
  readonly importance: number
}

/** The suggestions for the reference being typed, and the stretch of text they replace. */
export interface Completion {
  readonly from: number
  readonly to: number
  readonly suggestions: readonly Suggestion[]
}

/**
 * What the reference at the caret could become, or undefined when none is being typed there. A name that begins
 * like what is typed comes before one that only contains it; capitals make no difference.
 */
export function complete(text: string, caret: number, names: readonly string[]): Completion | undefined {
  const from = text.lastIndexOf('{{', caret - 1)
  if (from < 0 || from + 2 > caret) return undefined
  const typed = text.slice(from + 2, caret)
  if (typed.includes('}}') || typed.includes('\n')) return undefined
  const wanted = typed.trim().toLowerCase()
  const matching = names.filter((name) => name.toLowerCase().includes(wanted))
  const begins = (name: string) => (name.toLowerCase().startsWith(wanted) ? 0 : 1)
  const ordered = [...matching].sort((a, b) => begins(a) - begins(b))
  return {
    from,
    to: endOf(text, caret),
    suggestions: ordered.map((name, place) => ({
      name,
      insert: reference(name),
      importance: Math.max(0, IMPORTANCE_BASE - place),
    })),
  }
}

/** Braces that already close the reference on this line are replaced along with it. */
function endOf(text: string, caret: number): number {
  const rest = text.slice(caret).split('\n', 1)[0] ?? ''
  const closing = rest.indexOf('}}')
  const opening = rest.indexOf('{{')
  return closing >= 0 && (opening < 0 || closing < opening) ? caret + closing + 2 : caret
}
