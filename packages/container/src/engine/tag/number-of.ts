/** A value as a number; undefined when it is none. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() !== '') value = Number(value)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
