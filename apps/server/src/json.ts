/** JSON with sorted keys and without blanks, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  // Written by hand because a JavaScript object always lists keys that look like integers first.
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`)
  return `{${members.join(',')}}`
}

/**
 * The values of a JSON value level by level, outermost first, to one level below `depth`. It does not recurse, so the
 * value may be nested deeper than the call stack.
 */
export function* jsonLevels(value: unknown, depth: number): Generator<readonly unknown[]> {
  let level = [value]
  for (let at = 0; level.length > 0 && at <= depth + 1; at++) {
    yield level
    level = level.flatMap((inner) => (inner !== null && typeof inner === 'object' ? Object.values(inner) : []))
  }
}

/** Whether a JSON value has more levels of nesting than allowed. */
export const isDeeperThan = (value: unknown, depth: number): boolean => [...jsonLevels(value, depth)].length > depth + 1
