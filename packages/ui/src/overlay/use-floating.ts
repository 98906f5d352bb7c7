import { type RefObject, useLayoutEffect } from 'react'
import { type Placement, place } from './place.ts'

export type Anchor =
  | RefObject<Element | null>
  | (() => { left: number; top: number; width: number; height: number } | null)

/**
 * Lifts an element into the browser's top layer beside its anchor and keeps it there while things scroll or resize.
 * The top layer escapes clipping and dialogs without moving the element in the document, so focus order and inertness stay true.
 */
export function useFloating(
  floating: RefObject<HTMLElement | null>,
  anchor: Anchor,
  placement: Placement,
  open: boolean,
  width: 'content' | 'anchor' = 'content',
) {
  useLayoutEffect(() => {
    const element = floating.current
    if (!open || !element) return
    const box = () => (typeof anchor === 'function' ? anchor() : anchor.current?.getBoundingClientRect())
    if (!element.matches(':popover-open')) element.showPopover()
    const settle = () => {
      const at = box()
      if (!at) return
      if (width === 'anchor') element.style.minWidth = `${at.width}px`
      element.style.maxHeight = ''
      if (isSheet(element)) return
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const { left, top, maxHeight } = place(
        at,
        { width: element.offsetWidth, height: element.offsetHeight },
        view,
        placement,
      )
      element.style.left = `${left}px`
      element.style.top = `${top}px`
      element.style.maxHeight = `${maxHeight}px`
    }
    settle()
    const resized = new ResizeObserver(settle)
    resized.observe(element)
    const scrolled = (event: Event) => {
      if (!(event.target instanceof Node && element.contains(event.target))) settle()
    }
    window.addEventListener('scroll', scrolled, { capture: true, passive: true })
    window.addEventListener('resize', settle)
    return () => {
      resized.disconnect()
      window.removeEventListener('scroll', scrolled, { capture: true })
      window.removeEventListener('resize', settle)
    }
  }, [floating, anchor, placement, open, width])
}

/** On narrow windows a style may turn the floating thing into a sheet that places itself. */
function isSheet(element: HTMLElement): boolean {
  if (getComputedStyle(element).getPropertyValue('--floating').trim() !== 'sheet') return false
  element.style.left = ''
  element.style.top = ''
  return true
}
