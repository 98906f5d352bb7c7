import { Dialog, type DialogProps } from './dialog.tsx'

export interface SideSheetProps extends Omit<DialogProps, 'shape' | 'width'> {
  /** In pixels; in windows up to 900 pixels wide the sheet has the whole width. */
  width: number
}

/**
 * A dialog at the right edge in the full height of the window, beside the screen it is about.
 *
 * | Key | What it does |
 * |---|---|
 * | Tab, Shift+Tab | stay inside |
 * | Esc | closes it |
 */
export function SideSheet(props: SideSheetProps) {
  return <Dialog {...props} shape="side" />
}
