import type { AnyRouter } from '@tanstack/react-router'

let isWanted = false

/** The next screen that opens has the focus on its title: what had it is gone. */
export function focusNextHeading(): void {
  isWanted = true
}

/** The same for the screen a link leads to, unless the way there is stopped and another one is taken. */
export function focusHeadingAt(router: Pick<AnyRouter, 'subscribe'>, pathname: string): void {
  const forget = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    forget()
    if (toLocation.pathname === pathname) focusNextHeading()
  })
}

/** Belongs to the title of a screen, which takes the focus if it has been promised to it. */
export function headingFocus(title: HTMLElement | null): void {
  if (!title || !isWanted) return
  isWanted = false
  // A window that closes gives the focus back to its opener first.
  requestAnimationFrame(() => title.focus({ preventScroll: true }))
}
