interface Limits {
  min?: number | undefined
  max?: number | undefined
}

/** The next number after the text in the field, within its limits and without floating-point errors. */
export function stepped(text: string, by: number, limits: Limits): number {
  const from = Number(text.trim() === '' ? 0 : text)
  const next = Number.isFinite(from) ? Number((from + by).toPrecision(12)) : (limits.min ?? 0)
  return Math.min(limits.max ?? Number.POSITIVE_INFINITY, Math.max(limits.min ?? Number.NEGATIVE_INFINITY, next))
}
