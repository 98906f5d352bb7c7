export function isSet(value: unknown): boolean {
  return value !== undefined && value !== null
}
