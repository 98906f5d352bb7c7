/** Two letters for a person: of first and last name in an address like `ingrid.solberg@…`. */
export function initialsOf(email: string): string {
  const parts = (email.split('@')[0] ?? '').split(/[._+-]+/).filter(Boolean)
  const letters =
    parts.length > 1 ? [parts[0], parts.at(-1)].map((part) => part?.[0]).join('') : (parts[0] ?? '?').slice(0, 2)
  return letters.toLocaleUpperCase()
}
