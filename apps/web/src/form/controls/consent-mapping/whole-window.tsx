import { FullScreen, type FullScreenProps } from '@waymark/ui/overlay'
import { useLayoutEffect, useState } from 'react'

/** The board in full screen. */
export default function WholeWindow(props: Omit<FullScreenProps, 'open'>) {
  // Headless UI makes the page inert when a dialog changes from closed to open, not when it is mounted open.
  const [opened, setOpened] = useState(false)
  useLayoutEffect(() => setOpened(true), [])
  return <FullScreen {...props} open={opened} />
}
