/** Focuses the first invalid control inside an element and scrolls to it. Returns whether there was one. */
export const focusFirstError = (root: ParentNode): boolean => focusFirst(root, '[aria-invalid="true"], [data-invalid]')

/** Focuses the first edited control inside an element and scrolls to it. Returns whether there was one. */
export const focusFirstEdited = (root: ParentNode): boolean => focusFirst(root, '[data-edited]')

function focusFirst(root: ParentNode, mark: string): boolean {
  const marked = root.querySelector<HTMLElement>(mark)
  if (!marked) return false
  const inside = 'input, select, textarea, button, [contenteditable="true"], [tabindex]'
  const target = marked.matches(inside)
    ? marked
    : (marked.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      marked.querySelector<HTMLElement>(inside) ??
      marked)
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'center' })
  return true
}
