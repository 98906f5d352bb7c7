import { Dialog as HeadlessDialog } from '@headlessui/react'
import type { ReactNode } from 'react'
import { useDocumentMark } from '../floating/document-mark.ts'
import { delegateFocus } from './delegate-focus.ts'
import styles from './full-screen.module.css'
import { useOpened } from './use-opened.ts'

export interface FullScreenProps {
  open: boolean
  label: string
  /** Called on Esc that was not handled inside, and by the close button of the children. */
  onClose: () => void
  children: ReactNode
}

/**
 * A full-screen modal dialog for one control, such as a code editor.
 *
 * | Key | What it does |
 * |---|---|
 * | Tab, Shift+Tab | stay inside |
 * | Esc | closes it, unless the content has handled the key |
 */
export function FullScreen({ open, label, onClose, children }: FullScreenProps) {
  const opened = useOpened()
  useDocumentMark('dialog', open)
  return (
    <HeadlessDialog
      ref={delegateFocus}
      open={open && opened}
      onClose={onClose}
      aria-label={label}
      className={styles.full ?? ''}
    >
      {children}
    </HeadlessDialog>
  )
}
