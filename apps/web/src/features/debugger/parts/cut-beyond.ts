/**
 * The class that cuts a text off where its place ends, for a text that may be longer than its place: one of at most so
 * many Latin characters is not. The browser goes through everything that is cut whenever it draws a picture, and the
 * debugger's lists hold hundreds of short texts.
 */
export const cutBeyond = (characters: number, text: string): string | undefined =>
  text.length > characters || !/^[ -~]*$/.test(text) ? 'truncate' : undefined
