/** A defect of the content: code that does not parse, or an unknown variable. */
export interface CompileWarning {
  readonly kind: 'tag' | 'trigger' | 'variable'
  readonly id: string
  readonly name: string
  readonly text: string
}

/** The item that is being compiled, for warnings. */
export type Named = Omit<CompileWarning, 'text'>

/** Collects further results of compiling. */
export interface Sink {
  readonly warnings: CompileWarning[]
  /** The source of functions of the site's own code, which are outside the container's scope. */
  readonly own: string[]
}
