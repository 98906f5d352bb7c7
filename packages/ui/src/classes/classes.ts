/** Joins class names, leaving out what is absent or false. */
export function classes(...names: readonly (string | false | undefined | null)[]): string {
  return names.filter(Boolean).join(' ')
}
