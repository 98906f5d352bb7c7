import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom'
import { type RefObject, useLayoutEffect } from 'react'
import { GAP, PADDING, type Placement } from './anchor.ts'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type Anchor = RefObject<Element | null> | (() => Box | null)

/**
 * Shows an element in the browser's top layer beside its anchor and follows scrolling and resizing. The top layer is not
 * clipped by containers or dialogs, without moving the element in the document. For tooltips, date pickers and lists at
 * the caret, which Headless UI does not have.
 */
export function useFloating(
  floating: RefObject<HTMLElement | null>,
  anchor: Anchor,
  placement: Placement,
  width: 'content' | 'anchor' = 'content',
) {
  useLayoutEffect(() => {
    const element = floating.current
    const reference = typeof anchor === 'function' ? virtual(anchor) : anchor.current
    if (!element || !reference) return
    if (!element.matches(':popover-open')) element.showPopover()
    const limits = size({
      padding: PADDING,
      apply({ availableHeight, rects }) {
        element.style.maxHeight = `${availableHeight}px`
        if (width === 'anchor') element.style.minWidth = `${rects.reference.width}px`
      },
    })
    const middleware = [offset(GAP), shift({ padding: PADDING }), flip({ padding: PADDING }), limits]
    return autoUpdate(reference, element, async () => {
      const { x, y } = await computePosition(reference, element, { placement, strategy: 'fixed', middleware })
      element.style.left = `${x}px`
      element.style.top = `${y}px`
    })
  }, [floating, anchor, placement, width])
}

/** A place on the screen that no element has, such as the caret of a text. */
const virtual = (box: () => Box | null) => ({
  getBoundingClientRect() {
    const { left = 0, top = 0, width = 0, height = 0 } = box() ?? {}
    return new DOMRect(left, top, width, height)
  },
})
