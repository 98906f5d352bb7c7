import { useQuery } from '@tanstack/react-query'
import type { Site } from '@waymark/domain/site'
import { mayPublish, type PublishAttributes } from '@waymark/domain/version'
import { trackUsage } from '#browser/usage-events.ts'
import { accessQuery } from '#data/sites.ts'
import { draftQuery } from '#data/versions.ts'
import { publishSheet } from './publish-sheet.ts'
import { useIsRunning, useOperations } from './use-operations.ts'

/**
 * Publishing of the draft of a site: whether it is allowed now and why not, whether it is running. `publish` opens the
 * sheet with its changes, `confirm` starts it.
 */
export function usePublishDraft(site: Site) {
  const operations = useOperations()
  const pending = useIsRunning(site.id, 'publish')
  const { data: actions } = useQuery(accessQuery(site.id))
  const { data: draft } = useQuery(draftQuery(site.id))
  const permitted = mayPublish(draft, actions)
  return {
    pending,
    permitted,
    publish: publishSheet.publish,
    confirm: (attributes: PublishAttributes) => {
      if (!permitted.allowed || pending || !draft) return
      trackUsage({ category: 'publish', action: 'confirmed' })
      const { name } = site.attributes
      operations.start({ kind: 'publish', appId: site.id, versionId: 'draft', siteName: name, with: attributes })
    },
  }
}
