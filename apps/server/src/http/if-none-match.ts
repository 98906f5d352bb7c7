/** Whether an `If-None-Match` header names an entity tag, compared weakly, or has a star: then the answer is 304. */
export const matchesAny = (header: string | null | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//u, '') === tag || one.trim() === '*')
