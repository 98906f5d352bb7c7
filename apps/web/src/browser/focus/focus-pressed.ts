const PRESSED = 'a[href], button, summary, input'

/**
 * Focuses a button or link that the user clicks where the browser does not, as Safari on macOS, so that layers return the
 * focus to it. A control whose press leaves the focus elsewhere on purpose, such as an option of a combobox, is left alone.
 */
export function focusPressed(page: Document): void {
  page.addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const control = isTrusted && target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null
      const { activeElement } = page
      if (control && control !== activeElement && activeElement?.contains(control)) {
        control.focus({ preventScroll: true })
      }
    },
    { capture: true },
  )
}
