/**
 * The initials of a person: of the first and the last word of their name, or if they have none, of an address like
 * `ingrid.solberg@…`.
 */
export function initialsOf(email: string, name = ''): string {
  const named = name.split(/\s+/).filter(Boolean)
  const parts = named.length > 0 ? named : (email.split('@')[0] ?? '').split(/[._+-]+/).filter(Boolean)
  const [first = '?', last] = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => part && [...part])
  const letters = last ? [first[0], last[0]] : [...first].slice(0, 2)
  return letters.join('').toLocaleUpperCase()
}
