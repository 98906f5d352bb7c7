/** How references to variables are written in a text. Passed in, because it is a rule of the product. */
export interface ReferenceGrammar {
  /** The text cut at its references, which have a name; the pieces joined are the text. */
  tokenize(text: string): readonly { readonly text: string; readonly name?: string }[]
  /** The reference before the caret that nothing has closed yet: where it begins, and the name typed so far. */
  openReference(text: string, caret: number): { readonly from: number; readonly typed: string } | undefined
  /** The text with the open reference completed, and the caret behind it. */
  completeReference(
    text: string,
    caret: number,
    open: { readonly from: number },
    name: string,
  ): { readonly text: string; readonly caret: number }
}
