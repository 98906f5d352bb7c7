/** Resolves the names and ids in an item: among the variables of its own site first, then of the others. */
export interface Scope {
  /** The number of the variable with that name, or of a variable for the data-layer key of that name. */
  named(name: string): number
  /** The number of the variable with that id; undefined when there is none. */
  withId(id: string): number | undefined
}
