/**
 * Keeps what is typed while nothing has the focus yet: a window that opens gives it to its first field a moment later,
 * and whoever types fast is already there. Answers the way to end it, which gives what has been typed.
 */
export function holdKeys(): () => string {
  let held = ''
  const keep = (event: KeyboardEvent) => {
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isText || document.activeElement !== document.body) return
    event.preventDefault()
    event.stopPropagation()
    held += event.key
  }
  document.addEventListener('keydown', keep, true)
  return () => {
    document.removeEventListener('keydown', keep, true)
    const text = held
    held = ''
    return text
  }
}
