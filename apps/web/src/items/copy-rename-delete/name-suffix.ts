const ADDED = / \(copy(?: \d+)?\)$/

/** The suffix that the server added to a taken name: `(copy)`, `(copy 2)`; empty if there is none. */
export const nameSuffix = (before: string, after: string): string =>
  before === after ? '' : (ADDED.exec(after)?.[0].trimStart() ?? '')
