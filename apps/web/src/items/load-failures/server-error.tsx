import type { ErrorComponentProps } from '@tanstack/react-router'
import { MAINTENANCE, OFFLINE } from '@waymark/domain/failure'
import { type Message, msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { CallFailed, isMaintenance } from '#data/api/call-failed.ts'
import { TRY_AGAIN } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { SERVER_ERROR, SERVER_ERROR_TEXT } from './failure-messages.ts'
import { ScreenState } from './screen-state.tsx'
import { useTryAgain } from './use-try-again.ts'

/** The screen for a failed call or an exception in the interface, with a button to try again. */
export function ServerError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useI18n()
  const tryAgain = useTryAgain()
  const title = error instanceof CallFailed ? SERVER_ERROR : BROKEN
  return (
    <ScreenState
      title={t(title)}
      text={t(textOf(error))}
      actions={
        <Button icon="refresh" pending={tryAgain.pending} onPress={tryAgain.run}>
          {t(TRY_AGAIN)}
        </Button>
      }
    />
  )
}

function textOf(error: unknown): Message {
  if (!(error instanceof CallFailed))
    return msg('server-error.drawing', 'The page could not be shown. Your draft is safe.')
  if (isMaintenance(error.failure)) return MAINTENANCE
  if (error.failure.kind === 'offline') return OFFLINE
  return SERVER_ERROR_TEXT
}

const BROKEN = msg('server-error.broken', 'Something broke on our side')
