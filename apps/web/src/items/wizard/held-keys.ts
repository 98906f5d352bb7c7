let release: (() => string) | null = null

const isEditable = (element: Element | null) =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea'))

/**
 * Keeps what is typed from now on until `takeKeys`: a step that is on its way gives the focus to its first field when it
 * opens, and whoever types fast is already there. What is typed into a field stays in that field.
 */
export function holdKeys(): void {
  if (release) return
  let held = ''
  const keep = (event: KeyboardEvent) => {
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isText || isEditable(document.activeElement)) return
    event.preventDefault()
    event.stopPropagation()
    held += event.key
  }
  document.addEventListener('keydown', keep, true)
  release = () => {
    document.removeEventListener('keydown', keep, true)
    return held
  }
}

/** Ends `holdKeys` and gives what has been typed meanwhile. */
export function takeKeys(): string {
  const text = release?.() ?? ''
  release = null
  return text
}
