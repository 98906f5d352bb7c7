/**
 * For the `ref` of a dialog of Headless UI, which on touch screens focuses the dialog itself, even while a field inside has
 * the focus: the focus stays inside, or goes to the wanted element.
 */
export function delegateFocus(dialog: HTMLElement | null, wanted: () => HTMLElement | null = () => null) {
  if (!dialog) return
  const focus = (options?: FocusOptions) => {
    if (dialog.contains(document.activeElement)) return
    const target = wanted()
    if (target) target.focus(options)
    else HTMLElement.prototype.focus.call(dialog, options)
  }
  // An assignment would call the setter that Storybook gives to all elements.
  Object.defineProperty(dialog, 'focus', { configurable: true, value: focus })
}
