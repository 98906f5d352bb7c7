import { useQuery } from '@tanstack/react-query'
import type { Site } from '@waymark/domain/site'
import { mayPublish } from '@waymark/domain/version'
import { createContext, use, useSyncExternalStore } from 'react'
import { trackUsage } from '#browser/usage-events.ts'
import { accessQuery } from '#data/sites.ts'
import { draftQuery } from '#data/versions.ts'
import type { PublishService } from './publications.ts'

export const PublicationsContext = createContext<PublishService | null>(null)

/** Publishing of the draft of a site: whether it is allowed now and why not, whether it is running, and its start. */
export function usePublishDraft(site: Site) {
  const publications = use(PublicationsContext)
  if (!publications) throw new Error('Publishing needs a PublicationsContext around it')
  const pending = useSyncExternalStore(publications.watch, publications.running).has(site.id)
  const { data: actions } = useQuery(accessQuery(site.id))
  const { data: draft } = useQuery(draftQuery(site.id))
  const permitted = mayPublish(draft, actions)
  return {
    pending,
    permitted,
    publish: () => {
      if (!permitted.allowed || pending || !draft) return
      trackUsage({ category: 'publish', action: 'confirmed' })
      publications.start({ appId: site.id, versionId: draft.id, kind: 'draft', siteName: site.attributes.name })
    },
  }
}
