import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { publishedVersion } from '@waymark/domain/operation'
import { trackUsage } from '#browser/usage-events.ts'
import { versionAddress } from '#data/addresses/version-address.ts'
import type { OperationRequest } from '#data/operations/running-operations.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { versionMetadataQuery, versionQuery } from '#data/versions.ts'
import { isSomethingEdited } from '#form/unsaved-forms.ts'
import { OPEN_IN_CHANGELOG } from '#i18n/version-messages.ts'
import { VERSION_LIVE, VERSION_LIVE_ON } from './operation-messages.ts'

/** The new version of a site, for the dialog that offers to name it. */
export interface Published {
  readonly appId: string
  readonly siteName: string
  readonly versionId: string
  /** How many websites got a new container; only for a meta-site. */
  readonly websites?: number
}

const NAME_IT = msg('publish.name-it', 'Name it')

/**
 * Offers to name the version that the draft of the current site has become: hands it to `onPublished`, which opens the
 * dialog, or, while something is being edited, shows a toast that does, so that no dialog takes the focus.
 */
export function useOfferName(onPublished: (published: Published) => void) {
  const queries = useQueryClient()
  const router = useRouter()
  const toasts = useToasts()
  return async (
    { appId, siteName }: OperationRequest,
    version: NonNullable<ReturnType<typeof publishedVersion>>,
    websites: number | undefined,
  ) => {
    const { version_id: versionId, version_major: major, version_minor: minor } = version
    const isMetaSite = websites !== undefined
    // The dialog opens complete, so that the focus can start in its first field and no button moves under a press.
    await Promise.all([
      queries.prefetchQuery(versionQuery(appId, versionId)),
      queries.prefetchQuery(versionMetadataQuery(appId, versionId)),
    ])
    const open = () => {
      trackUsage({ category: 'publish', action: 'opened' })
      onPublished({ appId, siteName, versionId, ...(isMetaSite && { websites }) })
    }
    if (!isSomethingEdited()) return open()
    toasts.persistent(isMetaSite ? VERSION_LIVE_ON : VERSION_LIVE, { number: `${major}.${minor}`, websites }, [
      { label: NAME_IT, onPress: open },
      { label: OPEN_IN_CHANGELOG, onPress: () => void router.navigate({ to: versionAddress(appId, versionId) }) },
    ])
  }
}
