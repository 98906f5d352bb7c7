import type { Site } from '@waymark/domain/site'
import { lazy, Suspense } from 'react'
import { usePublishSheetState } from '#data/operations/publish-sheet.ts'

const PublishSheet = lazy(() => import('./publish-sheet.tsx'))

/** The sheet of unpublished changes while it is open. */
export function OpenPublishSheet({ site }: { site: Site }) {
  const step = usePublishSheetState()
  return step === 'closed' ? null : (
    <Suspense>
      <PublishSheet key={site.id} site={site} step={step} />
    </Suspense>
  )
}
