/** The next number from what stands in the field, kept within its limits and free of binary crumbs. */
export function stepped(text: string, by: number, limits: { min?: number; max?: number }): number {
  const from = Number(text.trim() === '' ? 0 : text)
  const next = Number.isFinite(from) ? Number((from + by).toPrecision(12)) : (limits.min ?? 0)
  return Math.min(limits.max ?? Number.POSITIVE_INFINITY, Math.max(limits.min ?? Number.NEGATIVE_INFINITY, next))
}
