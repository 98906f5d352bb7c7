import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { LinkButton } from '@waymark/ui/controls'
import { useAppId } from '#data/current-site.ts'
import { versionListAddress } from '#data/version-address.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { LoadFailure } from '#items/load-failures/load-failure.tsx'

/** Shown when a version could not be loaded: it does not exist, or the server failed. */
export function VersionFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useI18n()
  const appId = useAppId()
  return (
    <LoadFailure
      error={error}
      missing={{
        title: t(msg('versions.missing', 'This version does not exist')),
        text: t(msg('versions.missing-text', 'The address may be wrong, or belong to another site.')),
        actions: (
          <LinkButton
            link={(slot) => <Link {...slot} to={versionListAddress(appId)} search={(kept: object) => kept} />}
          >
            {t(msg('versions.missing-back', 'Back to the versions'))}
          </LinkButton>
        ),
      }}
    />
  )
}
