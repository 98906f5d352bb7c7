import { guarded } from './report.ts'

/** Percentage that counts as whole: because of fractions of pixels, an element fully in view may not reach 100. */
const WHOLE = 99
/** Ratios have fewer digits than thresholds. */
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
