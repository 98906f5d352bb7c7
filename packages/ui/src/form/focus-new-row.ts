/**
 * Call it before a row is added: once the row is rendered, its first control gets the focus, unless the focus has moved
 * meanwhile.
 */
export function focusNewRow(within: Element | null): void {
  if (!within) return
  const rows = () => [...within.querySelectorAll('[data-row]')]
  const from = document.activeElement
  const before = new Set(rows())
  const watch = new MutationObserver(() => {
    if (document.activeElement !== from) return watch.disconnect()
    const added = rows().findLast((row) => !before.has(row))
    const control = added?.querySelector<HTMLElement>(':is(input, button, textarea)')
    if (!control) return
    watch.disconnect()
    control.focus()
  })
  watch.observe(within, { childList: true, subtree: true })
}
