import type { ErrorComponentProps } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { versionListAddress } from '#data/addresses/version-address.ts'
import { useAppId } from '#data/current-site.ts'
import { LoadFailure } from '#items/load-failures/load-failure.tsx'

const M = {
  title: msg('versions.missing', 'This version does not exist'),
  text: msg('versions.missing-text', 'The address may be wrong, or belong to another site.'),
  back: msg('versions.missing-back', 'Back to the versions'),
}

/** Shown when a version could not be loaded: it does not exist, or the server failed. */
export const VersionFailed = ({ error }: Pick<ErrorComponentProps, 'error'>) => (
  <LoadFailure error={error} {...M} list={versionListAddress(useAppId())} />
)
