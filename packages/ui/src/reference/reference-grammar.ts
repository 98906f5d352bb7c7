/** What begins and ends a reference to a variable. */
export const [OPENING, CLOSING] = ['{{', '}}']

/** The syntax of references to variables in a text. Passed in, because the product defines it. */
export interface ReferenceGrammar {
  /** The text split at its references, which have a name; the joined parts are the text. */
  tokenize(text: string): readonly { readonly text: string; readonly name?: string }[]
  /** The unclosed reference before the caret: its start, and the name typed so far. */
  openReference(text: string, caret: number): { readonly from: number; readonly typed: string } | undefined
  /** The text with the open reference completed, and the caret after it. */
  completeReference(
    text: string,
    caret: number,
    open: { readonly from: number },
    name: string,
  ): { readonly text: string; readonly caret: number }
}
