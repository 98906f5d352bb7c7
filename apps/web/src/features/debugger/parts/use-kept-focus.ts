import { useEffect } from 'react'

/** What takes the focus, the first that is there: the way back on narrow windows, the list, the menu of the session. */
const HOMES = ['[data-narrow-back] button', '[data-row][tabindex="0"]', '[data-rail] [aria-current="page"]']

/** Gives the focus a place when what had it is gone: a note that was pressed away, a list that made room, a form. */
export function useKeptFocus(): void {
  useEffect(() => {
    let held = document.activeElement
    let frame = 0
    const isNowhere = () => document.activeElement === null || document.activeElement === document.body
    const take = ({ target }: FocusEvent) => {
      held = target instanceof Element ? target : null
    }
    // Who presses beside everything has let go of the focus.
    const letGo = () => {
      if (isNowhere() && held?.isConnected) held = null
    }
    const look = () => {
      frame = 0
      if (held === null || held.isConnected || !isNowhere()) return
      const home = HOMES.map((selector) => document.querySelector<HTMLElement>(selector)).find((found) => found)
      home?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      if (held !== null && !held.isConnected && frame === 0) frame = requestAnimationFrame(look)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', take)
    document.addEventListener('pointerup', letGo)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      document.removeEventListener('focusin', take)
      document.removeEventListener('pointerup', letGo)
    }
  }, [])
}
