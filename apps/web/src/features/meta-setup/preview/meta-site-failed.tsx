import type { ErrorComponentProps } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { metaSetupAddress } from '#data/addresses/meta-site-address.ts'
import { useAppId } from '#data/current-site.ts'
import { LoadFailure } from '#items/load-failures/load-failure.tsx'

const M = {
  title: msg('meta-setup.missing', 'This meta-site does not exist'),
  text: msg('meta-setup.missing-text', 'It may have been deleted, or is no longer linked to a website you can see.'),
  back: msg('meta-setup.missing-back', 'Back to the meta-sites'),
}

/** Shown when the preview of a meta-site could not be loaded: it does not exist, or the server failed. */
export const MetaSiteFailed = ({ error }: Pick<ErrorComponentProps, 'error'>) => (
  <LoadFailure error={error} {...M} list={metaSetupAddress(useAppId())} />
)
