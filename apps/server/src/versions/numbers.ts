/** A version's place in the history, shown as `major.minor`. */
export interface VersionNumber {
  version_major: number
  version_minor: number
}

/** The number of a published draft: one above the highest major number there ever was. */
export const nextPublished = (made: readonly VersionNumber[]): VersionNumber => ({
  version_major: highestMajor(made) + 1,
  version_minor: 0,
})

/** The number of a snapshot: one above the highest minor number within the highest major one. */
export function nextSnapshot(made: readonly VersionNumber[]): VersionNumber {
  const version_major = highestMajor(made)
  const minors = made
    .filter((version) => version.version_major === version_major)
    .map((version) => version.version_minor)
  return { version_major, version_minor: Math.max(-1, ...minors) + 1 }
}

const highestMajor = (made: readonly VersionNumber[]) => Math.max(0, ...made.map((version) => version.version_major))
