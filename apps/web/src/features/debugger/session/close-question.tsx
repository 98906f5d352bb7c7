import { msg } from '@waymark/domain/message'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useI18n } from '#i18n/use-i18n.ts'
import { CLOSE_SESSION, KEEP_DEBUGGING } from '../debugger-messages.ts'
import { useDebugger, useDebuggerState } from '../use-debugger.ts'

const M = {
  ask: msg('debugger.close.title', 'Close the debug session?'),
  askText: msg(
    'debugger.close.text',
    'The window of the site stays open and runs its live tags again from the next page on.',
  ),
}

/** Lets the user confirm that a session is closed, unless it has ended meanwhile. */
export function CloseQuestion({ open, onAnswer }: { open: boolean; onAnswer: () => void }) {
  const { t } = useI18n()
  const { connection } = useDebugger()
  const connected = useDebuggerState(({ status }) => status === 'connected')
  return (
    <ConfirmDialog
      open={open && connected}
      title={t(M.ask)}
      text={t(M.askText)}
      confirm={{
        label: t(CLOSE_SESSION),
        onPress: () => {
          onAnswer()
          connection.send({ type: 'close' })
        },
      }}
      cancel={{ label: t(KEEP_DEBUGGING), onPress: onAnswer }}
    />
  )
}
