/** Values that inline scripts refer to, kept on the container's own function. */
const kept: unknown[] = []

export function globalOf(name: string): unknown {
  return (window as unknown as Record<string, unknown>)[name]
}

export function setGlobal(name: string, value: unknown): void {
  ;(window as unknown as Record<string, unknown>)[name] = value
}

/** The same object keeps its place, so repeated firings do not fill the memory. */
export function keepReference(value: unknown): string {
  let place = kept.indexOf(value)
  if (place < 0) {
    place = kept.length
    kept[place] = value
  }
  ;(window as unknown as { waymark: { kept: unknown[] } }).waymark.kept = kept
  return `waymark.kept[${place}]`
}
