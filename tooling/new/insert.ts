/** Puts a line after the last line that matches; the source as it was when none does. */
export function afterLast(source: string, pattern: RegExp, line: string): string {
  const lines = source.split('\n')
  const at = lines.findLastIndex((text) => pattern.test(text))
  return at < 0 ? source : lines.toSpliced(at + 1, 0, line).join('\n')
}

/** Puts a line right after the first line that matches. */
export function afterFirst(source: string, pattern: RegExp, line: string): string {
  const lines = source.split('\n')
  const at = lines.findIndex((text) => pattern.test(text))
  return at < 0 ? source : lines.toSpliced(at + 1, 0, line).join('\n')
}
