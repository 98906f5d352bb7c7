let pressing = false

const press = (held: boolean) => () => {
  pressing = held
}

// Pages that are only drawn on a server have no pointer.
if (typeof window !== 'undefined') {
  addEventListener('pointerdown', press(true), true)
  addEventListener('pointerup', press(false), true)
  addEventListener('pointercancel', press(false), true)
}

/**
 * Runs what leaving a field brings about: at once by keyboard, but after the click when the field is left by pressing
 * something else. Otherwise an error that appears would move that thing away from under the pointer before it is let go.
 */
export function afterPress(run: () => void): void {
  if (!pressing) {
    run()
    return
  }
  const done = () => {
    removeEventListener('pointerup', done)
    removeEventListener('pointercancel', done)
    // The click comes after the pointer is let go.
    setTimeout(run)
  }
  addEventListener('pointerup', done)
  addEventListener('pointercancel', done)
}
