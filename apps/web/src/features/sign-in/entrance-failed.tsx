import type { ErrorComponentProps } from '@tanstack/react-router'
import { MAINTENANCE } from '@waymark/domain/failure'
import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Splash } from '@waymark/ui/layout'
import { usePageTitle } from '#browser/page-title.ts'
import { CallFailed, isMaintenance } from '#data/api/call-failed.ts'
import { TRY_AGAIN } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Bare } from '#items/load-failures/bare-layout.tsx'
import { useTryAgain } from '#items/load-failures/use-try-again.ts'

const SESSION = {
  title: msg('session-failed.title', 'Cannot fetch session'),
  text: msg('session-failed.text', 'Your sign-in could not be checked. Your work is safe.'),
}
const ACCOUNT = {
  title: msg('entrance-failed.title', 'Waymark could not be opened'),
  text: msg('entrance-failed.text', 'Your permissions could not be loaded.'),
}

/** The session and its rights cannot be loaded. A user without a session has been sent to the sign-in page already. */
export function EntranceFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useI18n()
  const { pending, run } = useTryAgain()
  const failure = error instanceof CallFailed ? error.failure : null
  const cause = failure?.kind === 'session' ? failure.cause : failure
  const messages =
    cause && isMaintenance(cause) ? { ...ACCOUNT, text: MAINTENANCE } : failure?.kind === 'session' ? SESSION : ACCOUNT
  usePageTitle(t(messages.title))
  if (failure?.kind === 'signed-out') return null
  return (
    <Bare>
      <Splash
        icon="error"
        title={t(messages.title)}
        text={t(messages.text)}
        actions={
          <Button variant="primary" icon="refresh" pending={pending} onPress={run}>
            {t(TRY_AGAIN)}
          </Button>
        }
      />
    </Bare>
  )
}
