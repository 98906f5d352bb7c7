/** A sentence a person reads: an id for translators and the English text in ICU notation. */
export interface Message {
  readonly id: string
  readonly message: string
}

/** Names a sentence. Both arguments are literals, so that the catalogues can be extracted from the source. */
export const msg = (id: string, message: string): Message => ({ id, message })
