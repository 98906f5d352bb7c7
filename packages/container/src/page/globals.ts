/** Values that inline scripts refer to, reachable through the container's own function. */
const kept: unknown[] = []

export function globalOf(name: string): unknown {
  return (window as unknown as Record<string, unknown>)[name]
}

export function setGlobal(name: string, value: unknown): void {
  ;(window as unknown as Record<string, unknown>)[name] = value
}

/** An object is kept once, so that repeated firings do not fill the memory. */
export function keepReference(value: unknown): string {
  let place = kept.indexOf(value)
  if (place < 0) {
    place = kept.length
    kept[place] = value
  }
  ;(window as unknown as { waymark: { kept: unknown[] } }).waymark.kept = kept
  return `waymark.kept[${place}]`
}
