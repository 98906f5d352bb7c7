import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '@waymark/ui/controls'
import { CallFailed, isMissing } from '#data/api/call-failed.ts'
import { TRY_AGAIN } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ServerError } from '#items/load-failures/server-error.tsx'
import { useTryAgain } from '#items/load-failures/use-try-again.ts'
import { ChooseSiteButton } from './choose-site-button.tsx'
import { BeingSetUp } from './enter-site.ts'
import { SplashScreen } from './splash-screen.tsx'

/** The site in the address cannot be opened: unknown or forbidden, still being set up, or a server error. */
export function SiteFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  if (isMissing(error)) return <SplashScreen splash="site-missing-or-forbidden" actions={<ChooseSiteButton />} />
  if (error instanceof BeingSetUp) return <SplashScreen splash="site-being-set-up" actions={<TryAgainButton />} />
  if (error instanceof CallFailed) return <SplashScreen splash="server-error" actions={<TryAgainButton />} />
  return <ServerError error={error} />
}

function TryAgainButton() {
  const { t } = useI18n()
  const { pending, run } = useTryAgain()
  return (
    <Button variant="primary" icon="refresh" pending={pending} onPress={run}>
      {t(TRY_AGAIN)}
    </Button>
  )
}
