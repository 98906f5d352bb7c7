/** Where the names and ids in an item lead: the variables of its own site first, then those of the others. */
export interface Scope {
  /** The number of the variable that a reference means, or of the data-layer key of that name. */
  named(name: string): number
  /** The number of the variable with that id; undefined when there is none. */
  withId(id: string): number | undefined
}
