/** The position of the caret of an input in the window, measured on a hidden copy with the same text and layout. */
export function caretBox(mirror: HTMLElement | null, field: HTMLInputElement | null) {
  if (!mirror || !field) return null
  const box = field.getBoundingClientRect()
  const caret = rangeBox(mirror, field.selectionStart ?? 0)
  if (!caret) return box
  const left = Math.max(box.left, Math.min(caret.left, box.right))
  return { left, top: box.top, width: 0, height: box.height }
}

function rangeBox(mirror: HTMLElement, at: number) {
  const texts = document.createTreeWalker(mirror, NodeFilter.SHOW_TEXT)
  let left = at
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (left <= length) {
      const range = document.createRange()
      range.setStart(node, left)
      range.collapse(true)
      return range.getClientRects()[0] ?? range.getBoundingClientRect()
    }
    left -= length
  }
  return null
}
