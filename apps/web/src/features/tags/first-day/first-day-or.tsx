import { useQuery } from '@tanstack/react-query'
import { isMetaSite } from '@waymark/domain/site'
import { lazy, type ReactNode, Suspense } from 'react'
import { useCan, useSite } from '#data/current-site.ts'
import { installationQuery } from '#data/installation.ts'
import { tagLists } from '#data/tags.ts'
import { useListAlone } from '#items/list/one-pane.tsx'

const FirstDay = lazy(() => import('./first-day.tsx'))

/** A website with more tags than this was set up long ago, so nothing is asked about it. */
const FEW_TAGS = 10

/** The first steps of a website with few tags, while some are open and nobody has dismissed them; else the children. */
export function FirstDayOr({ children }: { children: ReactNode }) {
  const site = useSite()
  const edits = useCan('edit').allowed
  const { data: count } = useQuery({ ...tagLists.count(site.id), enabled: false })
  const asked = edits && !isMetaSite(site) && count !== undefined && count <= FEW_TAGS
  const { data: state } = useQuery({ ...installationQuery(site.id), enabled: asked })
  const open = state && !state.dismissed && !(state.first_loaded_at && state.has_published_tags && state.fired_at)
  const alone = useListAlone()
  if (!asked || !open || alone || isMetaSite(site)) return children
  return (
    <Suspense fallback={null}>
      <FirstDay key={site.id} site={site} />
    </Suspense>
  )
}
