const ADDED = / \(copy(?: \d+)?\)$/

/** What the server put behind a name that was taken: `(copy)`, `(copy 2)`; empty where the names do not differ so. */
export const nameSuffix = (before: string, after: string): string =>
  before === after ? '' : (ADDED.exec(after)?.[0].trimStart() ?? '')
