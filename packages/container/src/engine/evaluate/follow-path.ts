/** Goes into a value step by step; undefined at the first missing step or where the page's own code throws. */
export function followPath(value: any, path: readonly (string | number)[], start = 0): unknown {
  try {
    for (let index = start; index < path.length; index++) value = value?.[path[index]!]
    return value
  } catch {
    return undefined
  }
}

/** The steps of a path with dots and `[n]`. */
export function stepsOf(path: string): string[] {
  return path.replace(/\[(\d+)\]/g, '.$1').split('.')
}
