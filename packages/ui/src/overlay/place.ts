export type Placement = 'bottom-start' | 'bottom-end' | 'top' | 'bottom' | 'right'

const GAP = 5
const EDGE = 8

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where a floating thing goes, in viewport pixels: at its side of the anchor, on the other side when that has more room, never over the edge. */
export function place(
  anchor: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
  placement: Placement,
) {
  if (placement === 'right') {
    const roomRight = view.width - EDGE - (anchor.left + anchor.width + GAP)
    const left = roomRight >= size.width ? anchor.left + anchor.width + GAP : anchor.left - GAP - size.width
    return {
      left: within(left, size.width, view.width),
      top: within(anchor.top, size.height, view.height),
      maxHeight: view.height - 2 * EDGE,
    }
  }
  const below = view.height - EDGE - (anchor.top + anchor.height + GAP)
  const above = anchor.top - GAP - EDGE
  const wantsAbove = placement === 'top'
  const goesAbove = wantsAbove ? above >= size.height || above > below : below < size.height && above > below
  const room = Math.max(0, goesAbove ? above : below)
  const height = Math.min(size.height, room)
  const top = goesAbove ? anchor.top - GAP - height : anchor.top + anchor.height + GAP
  const middle = anchor.left + anchor.width / 2 - size.width / 2
  const left =
    placement === 'bottom-start'
      ? anchor.left
      : placement === 'bottom-end'
        ? anchor.left + anchor.width - size.width
        : middle
  return { left: within(left, size.width, view.width), top, maxHeight: room }
}

function within(start: number, length: number, limit: number) {
  return Math.max(EDGE, Math.min(start, limit - EDGE - length))
}
