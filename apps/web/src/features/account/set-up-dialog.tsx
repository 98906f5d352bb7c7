import { msg } from '@waymark/domain/message'
import type { TwoFactorSecret } from '@waymark/domain/session'
import SetUp from '#accounts/two-factor/set-up.tsx'
import { SET_UP_TWO_FACTOR } from '#accounts/two-factor/two-factor-messages.ts'
import { useCodeEntry } from '#accounts/two-factor/use-code-entry.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { type CodeDialogProps, CodeEntryDialog } from './code-dialog.tsx'

const CONFIRM = msg('two-factor.confirm', 'Turn on')

/** Setting up two-factor sign-in: scan, then confirm by a code. */
export function SetUpDialog<T>({ secret, send, onDone, onClose }: CodeDialogProps<T> & { secret: TwoFactorSecret }) {
  const { t } = useI18n()
  const entry = useCodeEntry({ send, onDone })
  return (
    <CodeEntryDialog entry={entry} title={t(SET_UP_TWO_FACTOR)} action={t(CONFIRM)} onClose={onClose}>
      <SetUp secret={secret} entry={entry} />
    </CodeEntryDialog>
  )
}
