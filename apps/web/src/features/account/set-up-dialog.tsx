import { msg } from '@waymark/domain/message'
import type { TwoFactorSecret } from '@waymark/domain/session'
import { Button } from '@waymark/ui/controls'
import { Dialog } from '@waymark/ui/overlay'
import SetUp from '#accounts/two-factor/set-up.tsx'
import { useCodeEntry } from '#accounts/two-factor/use-code-entry.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** Setting up two-factor sign-in: scan, then confirm by a code. */
export function SetUpDialog<T>({
  secret,
  send,
  onDone,
  onClose,
}: {
  secret: TwoFactorSecret
  send: (code: string) => Promise<T>
  onDone: (answer: T) => void
  onClose: () => void
}) {
  const { t } = useI18n()
  const entry = useCodeEntry({ send, onDone })
  return (
    <Dialog
      open
      title={t(msg('two-factor.set-up-title', 'Set up two-factor sign-in'))}
      onClose={onClose}
      initialFocus={entry.input}
      foot={
        <>
          <Button onPress={onClose}>{t(msg('cancel', 'Cancel'))}</Button>
          <Button variant="primary" pending={entry.pending} onPress={() => void entry.submit()}>
            {t(msg('two-factor.confirm', 'Turn on'))}
          </Button>
        </>
      }
    >
      <form onSubmit={entry.submit} noValidate>
        <SetUp secret={secret} entry={entry} />
      </form>
    </Dialog>
  )
}
