import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Dialog } from '@waymark/ui/overlay'
import { CodeField } from '#accounts/two-factor/code-field.tsx'
import { useCodeEntry } from '#accounts/two-factor/use-code-entry.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './account.module.css'

/** A change of the two-factor sign-in that needs a code. */
export function CodeDialog<T>({
  title,
  text,
  action,
  danger = false,
  send,
  onDone,
  onClose,
}: {
  title: string
  text: string
  action: string
  danger?: boolean
  send: (code: string) => Promise<T>
  onDone: (answer: T) => void
  onClose: () => void
}) {
  const { t } = useI18n()
  const entry = useCodeEntry({ send, onDone })
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      initialFocus={entry.input}
      foot={
        <>
          <Button onPress={onClose}>{t(msg('cancel', 'Cancel'))}</Button>
          <Button variant={danger ? 'danger' : 'primary'} pending={entry.pending} onPress={() => void entry.submit()}>
            {action}
          </Button>
        </>
      }
    >
      <form className={styles.entry} onSubmit={entry.submit} noValidate>
        <p>{text}</p>
        <CodeField entry={entry} mayRecover />
      </form>
    </Dialog>
  )
}
