export interface Import {
  readonly from: string
  readonly typeOnly: boolean
  readonly line: number
}

const PATTERN =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** The module specifiers a source file names, in order. */
export function importsOf(source: string): readonly Import[] {
  return [...source.matchAll(PATTERN)].map((match) => ({
    from: match[2] ?? match[3] ?? '',
    typeOnly: match[1] !== undefined,
    line: source.slice(0, match.index + 1).split('\n').length,
  }))
}
