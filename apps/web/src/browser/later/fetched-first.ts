/** A part that is used only after it has been fetched. */
export interface FetchedFirst<Part> {
  fetch(): Promise<Part>
  isThere(): boolean
  /** Throws when it has not been fetched. */
  get(): Part
}

export function fetchedFirst<Part>(load: () => Promise<Part>): FetchedFirst<Part> {
  let part: Part | undefined
  return {
    fetch: async () => {
      part ??= await load()
      return part
    },
    isThere: () => part !== undefined,
    get: () => {
      if (part === undefined) throw new Error('A part is used before it was fetched')
      return part
    },
  }
}
