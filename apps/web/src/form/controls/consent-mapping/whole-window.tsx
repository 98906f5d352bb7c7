import { FullScreen, type FullScreenProps } from '@waymark/ui/overlay'

/** The board in full screen. */
export default function WholeWindow(props: Omit<FullScreenProps, 'open'>) {
  return <FullScreen {...props} open />
}
