import { type ReactNode, useRef } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  /** The consequences. */
  text: ReactNode
  /** The consequence as a verb with its object: "Delete tag". `quiet-danger` is placed left of the safe button. */
  confirm: {
    label: string
    onPress: () => void
    tone?: 'danger' | 'primary' | 'quiet-danger'
    pending?: boolean
    disabledReason?: string | undefined
  }
  cancel: { label: string; onPress: () => void }
  children?: ReactNode
  width?: number
}

/**
 * Asks for confirmation; the safe answer has the focus.
 *
 * | Key | What it does |
 * |---|---|
 * | Enter, Space | gives the safe answer, which has the focus |
 * | Esc | cancels |
 */
export function ConfirmDialog({ open, title, text, confirm, cancel, children, width = 440 }: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  const { tone = 'danger' } = confirm
  const no = (
    <Button key="no" ref={safe} variant={tone === 'quiet-danger' ? 'default' : 'quiet'} onPress={cancel.onPress}>
      {cancel.label}
    </Button>
  )
  const yes = (
    <Button
      key="yes"
      variant={tone}
      pending={confirm.pending}
      disabledReason={confirm.disabledReason}
      onPress={confirm.onPress}
    >
      {confirm.label}
    </Button>
  )
  return (
    <Dialog
      open={open}
      onClose={confirm.pending ? 'none' : cancel.onPress}
      role="alertdialog"
      title={title}
      sub={text}
      width={width}
      initialFocus={safe}
      foot={tone === 'quiet-danger' ? [yes, no] : [no, yes]}
    >
      {children}
    </Dialog>
  )
}
