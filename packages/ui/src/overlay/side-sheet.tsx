import { Dialog, type DialogProps } from './dialog.tsx'

export interface SideSheetProps extends Omit<DialogProps, 'shape' | 'width'> {
  /** In pixels; up to 900 pixels of window the sheet has the whole width. */
  width: number
}

/**
 * A dialog at the right edge in the full height of the window, for work that needs the screen behind it as context.
 *
 * | Key | What it does |
 * |---|---|
 * | Tab, Shift+Tab | stay inside |
 * | Esc | closes it |
 */
export function SideSheet(props: SideSheetProps) {
  return <Dialog {...props} shape="side" />
}
