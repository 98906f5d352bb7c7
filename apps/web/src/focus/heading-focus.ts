let isWanted = false

/** The next screen that opens has the focus on its title: what had it is gone. */
export function focusNextHeading(): void {
  isWanted = true
}

/** Belongs to the title of a screen, which takes the focus if it has been promised to it. */
export function headingFocus(title: HTMLElement | null): void {
  if (!title || !isWanted) return
  isWanted = false
  // A window that closes gives the focus back to its opener first.
  requestAnimationFrame(() => title.focus({ preventScroll: true }))
}
