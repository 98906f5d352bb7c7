import type { PlainMessage } from './plain-messages.ts'

/** A message with the file that declares it. */
export interface DeclaredMessage extends PlainMessage {
  readonly file: string
}

/** One sentence for each id that is declared in two or more places: a text changed in one of them would differ in the others. */
export function repeatedMessages(messages: readonly DeclaredMessage[]): string[] {
  return [...Map.groupBy(messages, ({ id }) => id)]
    .filter(([, places]) => places.length > 1)
    .map(([id, places]) => {
      const listed = places.map(({ file, line }) => `${file}:${line}`).join(' and ')
      return `'${id}' is declared in ${listed}. Declare it once, export it, and import it in the others.`
    })
}
