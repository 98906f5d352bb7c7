const LONGEST = 255

/** The first of `name (copy)`, `name (copy 2)`, … that is free, its stem shortened to stay within 255. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? ' (copy)' : ` (copy ${count})`
    const candidate = shortened(name, LONGEST - suffix.length) + suffix
    if (!isTaken(candidate)) return candidate
  }
}

// Cutting between the halves of a surrogate pair would leave text that the database cannot hold.
function shortened(name: string, length: number): string {
  if (name.length <= length) return name
  const cut = name.slice(0, length)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}
