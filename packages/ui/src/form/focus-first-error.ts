/** Moves focus to the first control marked invalid inside the given part of the page and brings it into view. Answers whether there was one. */
export function focusFirstError(root: ParentNode): boolean {
  const marked = root.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
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
