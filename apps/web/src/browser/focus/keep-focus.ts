const GROUP = 'section, form, fieldset, nav, aside, main, [role="group"], [role="dialog"], [role="alertdialog"]'
const CONTROL = ':is(a[href], button, input, textarea, select):not(:disabled, [tabindex="-1"])'

/** Selectors of the preferred fallbacks of the focus, in order of preference. */
let fallbacks: readonly string[] = []

/** Registers where the focus goes when the focused element is removed. Returns the function that unregisters it. */
export function setFocusFallbacks(selectors: readonly string[]): () => void {
  fallbacks = selectors
  return () => {
    if (fallbacks === selectors) fallbacks = []
  }
}

const take = (goal: HTMLElement | null, options?: FocusOptions) => {
  goal?.focus(options)
  return goal !== null && document.activeElement === goal
}

/** Focuses the whole content, which is not scrolled into view: that would hide the bar above it. */
const takeContent = (main: HTMLElement | null) => take(main, { preventScroll: true })

/** Focuses the preferred fallback if no element has the focus; for screens that come after the focused one is gone. */
export function focusFallback(): boolean {
  if (document.activeElement !== document.body) return true
  return fallbacks.some((selector) => take(document.querySelector<HTMLElement>(selector), { preventScroll: true }))
}

/**
 * Keeps the focus on the page: when the focused element is removed and no other gets the focus, it moves to a fallback
 * of the screen, else to the first control of the nearest ancestor that is still mounted, or to the content.
 */
export function keepFocus(page: Document): void {
  let last: Element | null = null
  let around: readonly HTMLElement[] = []
  page.addEventListener('focusin', ({ target }) => {
    last = target as Element
    around = ancestorsOf(last)
  })
  const checkFocusAfter = (target: Element) => {
    const ancestors = around
    const moveFocus = () => {
      if (page.activeElement !== page.body) return
      if (target.isConnected) {
        // It was blurred on purpose.
        last = null
        return
      }
      if (focusFallback()) return
      const isFocused = ancestors
        .filter(({ isConnected }) => isConnected)
        .some((ancestor) => (ancestor.tagName === 'MAIN' ? takeContent(ancestor) : take(firstControl(ancestor))))
      // The whole screen was replaced.
      if (!isFocused) takeContent(page.querySelector('main'))
    }
    // Code with a better target focuses that first, in the next frame at the latest.
    requestAnimationFrame(() => requestAnimationFrame(moveFocus))
  }
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!relatedTarget) checkFocusAfter(target as Element)
  })
  // In WebKit, and while another window has the focus, no event is fired when the focused element is removed.
  new MutationObserver(() => {
    if (!last || last.isConnected || page.activeElement !== page.body) return
    checkFocusAfter(last)
    last = null
  }).observe(page, { childList: true, subtree: true })
}

/** The first control inside an element; the close button of a dialog only if there is no other. */
const firstControl = (element: HTMLElement) =>
  element.querySelector<HTMLElement>(`${CONTROL}:not([data-close])`) ?? element.querySelector<HTMLElement>(CONTROL)

/** The ancestors of an element, the nearest first. */
function ancestorsOf(element: Element): readonly HTMLElement[] {
  const ancestor = element.parentElement?.closest<HTMLElement>(GROUP)
  return ancestor ? [ancestor, ...ancestorsOf(ancestor)] : []
}
