const PART = 'section, form, fieldset, nav, aside, main, [role="group"], [role="dialog"], [role="alertdialog"]'
const CONTROL = ':is(a[href], button, input, textarea, select):not(:disabled, [tabindex="-1"])'

/** Selectors of what takes the focus before anything else that is there, the first first. */
let homes: readonly string[] = []

/** Lets a screen say where the focus goes when what has it is gone; gives back the way to say so no longer. */
export function preferHomes(selectors: readonly string[]): () => void {
  homes = selectors
  return () => {
    if (homes === selectors) homes = []
  }
}

/**
 * Keeps the focus on the page: when the focused element is removed and nothing else takes the focus, it goes to a home that the
 * screen prefers, else to the first control of the nearest part around that is still there, or to the content as a
 * whole.
 */
export function keepFocus(page: Document): void {
  let last: Element | null = null
  let around: readonly HTMLElement[] = []
  page.addEventListener('focusin', ({ target }) => {
    last = target as Element
    around = partsAround(last)
  })
  const lookAfter = (target: Element) => {
    const parts = around
    const look = () => {
      if (page.activeElement !== page.body) return
      if (target.isConnected) {
        // It was blurred on purpose.
        last = null
        return
      }
      const take = (goal: HTMLElement | null, options?: FocusOptions) => {
        goal?.focus(options)
        return goal !== null && page.activeElement === goal
      }
      if (homes.some((selector) => take(page.querySelector<HTMLElement>(selector), { preventScroll: true }))) return
      parts
        .filter(({ isConnected }) => isConnected)
        .some((part) => take(part.tagName === 'MAIN' ? part : part.querySelector<HTMLElement>(CONTROL)))
    }
    // Code with a better target focuses that first, in the next frame at the latest.
    requestAnimationFrame(() => requestAnimationFrame(look))
  }
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!relatedTarget) lookAfter(target as Element)
  })
  // While another window has the focus, nothing tells that what has it here is taken away.
  page.defaultView?.addEventListener('focus', () => last && lookAfter(last))
}

/** The parts of the page around an element, the nearest first. */
function partsAround(element: Element): readonly HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(PART)
  return part ? [part, ...partsAround(part)] : []
}
