/**
 * Called before a row is added to the rows in there: as soon as it has been drawn, the focus goes to its first control,
 * unless it has gone elsewhere meanwhile.
 */
export function goToNewRow(within: Element | null): void {
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
