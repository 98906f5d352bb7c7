let pressing = false

const press = (held: boolean) => () => {
  pressing = held
}

// A finger's press is repeated by the mouse events that follow it, on the first of which the focus moves.
const STARTS = ['pointerdown', 'mousedown']
const ENDS = ['pointerup', 'pointercancel', 'mouseup']

// Not available in server-side rendering.
if (typeof window !== 'undefined') {
  for (const type of STARTS) addEventListener(type, press(true), true)
  for (const type of ENDS) addEventListener(type, press(false), true)
}

/**
 * Runs a blur handler: at once by keyboard, after the click if another control is pressed. Otherwise an error that appears
 * would move that control before the pointer is released.
 */
export function afterPress(run: () => void): void {
  if (!pressing) {
    run()
    return
  }
  const done = () => {
    for (const type of ENDS) removeEventListener(type, done)
    // The click event follows the release of the pointer.
    setTimeout(run)
  }
  for (const type of ENDS) addEventListener(type, done)
}
