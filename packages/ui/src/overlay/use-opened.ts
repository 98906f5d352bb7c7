import { useLayoutEffect, useState } from 'react'

/** The `open` of a dialog that is mounted open: Headless UI makes the page inert only when `open` changes to true. */
export function useOpened(): boolean {
  const [opened, setOpened] = useState(false)
  useLayoutEffect(() => setOpened(true), [])
  return opened
}
