import type { ErrorComponentProps } from '@tanstack/react-router'
import { linkEnd } from '@waymark/debugger-core/share'
import { Button } from '@waymark/ui/controls'
import { CallFailed } from '#data/api/call-failed.ts'
import { TRY_AGAIN } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useTryAgain } from '#items/load-failures/use-try-again.ts'
import { LinkIncomplete } from './shared-file.ts'
import { SharedFrame, SharedSplash } from './shared-frame.tsx'

/** The screen for a debug file that could not be read: no valid link, deleted, or a server error. */
export function StandaloneFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useI18n()
  const { pending, run } = useTryAgain()
  const end = error instanceof CallFailed ? linkEnd(error.failure) : undefined
  const which = error instanceof LinkIncomplete ? 'incomplete' : (end ?? 'failed')
  return (
    <SharedFrame>
      <SharedSplash
        which={which}
        {...(which === 'failed' && {
          actions: (
            <Button variant="primary" icon="refresh" pending={pending} onPress={run}>
              {t(TRY_AGAIN)}
            </Button>
          ),
        })}
      />
    </SharedFrame>
  )
}
