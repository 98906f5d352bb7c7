/** Something in the content that cannot work: code that does not parse, an unknown variable. */
export interface CompileNote {
  readonly kind: 'tag' | 'trigger' | 'variable'
  readonly id: string
  readonly name: string
  readonly text: string
}

/** The item that is being compiled, for notes. */
export type Named = Omit<CompileNote, 'text'>

/** Takes in what compiling brings to light besides its result. */
export interface Sink {
  readonly notes: CompileNote[]
  /** Functions of the site's own code, as source; they stand outside the container. */
  readonly own: string[]
}
