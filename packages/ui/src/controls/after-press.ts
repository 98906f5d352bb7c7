let pressing = false

const press = (held: boolean) => () => {
  pressing = held
}

// Not available in server-side rendering.
if (typeof window !== 'undefined') {
  addEventListener('pointerdown', press(true), true)
  addEventListener('pointerup', press(false), true)
  addEventListener('pointercancel', press(false), true)
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
    removeEventListener('pointerup', done)
    removeEventListener('pointercancel', done)
    // The click event follows the release of the pointer.
    setTimeout(run)
  }
  addEventListener('pointerup', done)
  addEventListener('pointercancel', done)
}
