import { Dialog as HeadlessDialog } from '@headlessui/react'
import type { ReactNode } from 'react'
import { useDocumentMark } from '../floating/document-mark.ts'
import styles from './full-screen.module.css'

export interface FullScreenProps {
  open: boolean
  label: string
  /** Esc that nothing inside used first, and the close button the children draw. */
  onClose: () => void
  children: ReactNode
}

/** Gives one thing the whole window as a modal dialog: code, a mapping board. */
export function FullScreen({ open, label, onClose, children }: FullScreenProps) {
  useDocumentMark('dialog', open)
  return (
    <HeadlessDialog open={open} onClose={onClose} aria-label={label} className={styles.full ?? ''}>
      {children}
    </HeadlessDialog>
  )
}
