import { NAME_LIMIT } from '../resource/index.ts'

/** The suffix of the name of a copy. */
export const COPY_SUFFIX = ' (copy)'

/** A name with a suffix, shortened so that both fit. */
const withSuffix = (name: string, suffix: string): string => {
  const stem = name.slice(0, NAME_LIMIT - suffix.length)
  // Must not cut a surrogate pair in half.
  return `${stem.isWellFormed() ? stem : stem.slice(0, -1)}${suffix}`
}

/** The proposed name of a copy. */
export const copyName = (source: string): string => withSuffix(source, COPY_SUFFIX)

/** The name itself if it is free, else the first free one of `name (copy)`, `name (copy 2)`, `name (copy 3)` … */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let candidate = name
  for (let number = 1; isTaken(candidate); number += 1)
    candidate = withSuffix(name, number === 1 ? COPY_SUFFIX : ` (copy ${number})`)
  return candidate
}
