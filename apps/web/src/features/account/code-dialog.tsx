import { Button } from '@waymark/ui/controls'
import { Dialog } from '@waymark/ui/overlay'
import type { ReactNode } from 'react'
import { CodeField } from '#accounts/two-factor/code-field.tsx'
import { type CodeEntry, useCodeEntry } from '#accounts/two-factor/use-code-entry.ts'
import { CANCEL } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './account.module.css'

export interface CodeDialogProps<T> {
  send: (code: string) => Promise<T>
  onDone: (answer: T) => void
  onClose: () => void
}

/** A change of the two-factor sign-in that needs a code. */
export function CodeDialog<T>({
  text,
  send,
  onDone,
  ...dialog
}: CodeDialogProps<T> & { title: string; text: string; action: string; danger?: boolean }) {
  const entry = useCodeEntry({ send, onDone })
  return (
    <CodeEntryDialog {...dialog} entry={entry} className={styles.entry}>
      <p>{text}</p>
      <CodeField entry={entry} mayRecover />
    </CodeEntryDialog>
  )
}

interface CodeEntryDialogProps {
  entry: CodeEntry
  title: string
  /** The text of the button that sends the code. */
  action: string
  danger?: boolean
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form that asks for a code, among other things. */
export function CodeEntryDialog({
  entry,
  title,
  action,
  danger = false,
  className,
  onClose,
  children,
}: CodeEntryDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      initialFocus={entry.input}
      foot={
        <>
          <Button onPress={onClose}>{t(CANCEL)}</Button>
          <Button variant={danger ? 'danger' : 'primary'} pending={entry.pending} onPress={() => void entry.submit()}>
            {action}
          </Button>
        </>
      }
    >
      <form className={className} onSubmit={entry.submit} noValidate>
        {children}
      </form>
    </Dialog>
  )
}
