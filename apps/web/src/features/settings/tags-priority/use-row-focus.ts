import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus on a button of a row while the row moves, also to another page of the list: the button is found by
 * `data-tag` of its row and `data-act` of its own.
 */
export function useRowFocus() {
  const wanted = useRef<{ readonly tag: string; readonly act: string } | null>(null)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { tag, act } = wanted.current
    const button = document.querySelector<HTMLElement>(`[data-tag="${CSS.escape(tag)}"] [data-act="${act}"]`)
    if (!button) return
    wanted.current = null
    button.focus()
  })
  return (tag: string, act: string) => {
    wanted.current = { tag, act }
  }
}
