import type { Collect } from '../core/engine.ts'

/** How far the visitor has scrolled, on scroll events. */
export const scrollPosition: Collect = (engine, variable) => {
  const { named, carried } = engine.present
  return named === variable[1] ? { pixels: carried.pixels, percentage: carried.percentage } : undefined
}
