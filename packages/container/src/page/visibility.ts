import { guarded } from './report.ts'

/** Fractions of pixels keep an element that is whole in view from 100 percent. */
const WHOLE = 99
/** Ratios have less digits than thresholds. */
const TOLERANCE = 0.001

export function watchVisibility(
  elements: ArrayLike<object>,
  percentage: number,
  run: (element: object, isInView: boolean) => void,
): void {
  if (typeof IntersectionObserver !== 'function') return
  const threshold = Math.min(percentage, WHOLE) / 100
  const observer = new IntersectionObserver(
    guarded((entries: readonly IntersectionObserverEntry[]) => {
      for (let index = 0; index < entries.length; index++) {
        const { target, isIntersecting, intersectionRatio } = entries[index]!
        run(target, isIntersecting && intersectionRatio >= threshold - TOLERANCE)
      }
    }),
    { threshold },
  )
  for (let index = 0; index < elements.length; index++) observer.observe(elements[index] as Element)
}
