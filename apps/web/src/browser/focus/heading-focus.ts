import type { AnyRouter } from '@tanstack/react-router'

let isWanted = false

/** Focuses the title of the next screen, because the focused element is removed. */
export function focusNextHeading(): void {
  isWanted = true
}

/** Focuses the title of the target screen of a link, unless the navigation is cancelled. */
export function focusHeadingAt(router: Pick<AnyRouter, 'subscribe'>, pathname: string): void {
  const unsubscribe = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    unsubscribe()
    if (toLocation.pathname === pathname) focusNextHeading()
  })
}

/** Ref for the title of a screen: focuses it if that was requested. */
export function headingFocus(title: HTMLElement | null): void {
  if (!title || !isWanted) return
  // A closing dialog first returns the focus to the element that opened it.
  requestAnimationFrame(() => {
    if (!isWanted) return
    title.focus({ preventScroll: true })
    // Behind a dialog that is still open it does not get it; then the title of the screen without the dialog does.
    isWanted = document.activeElement !== title
  })
}
