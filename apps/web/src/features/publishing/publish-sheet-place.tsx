import type { Site } from '@waymark/domain/site'
import { lazy, Suspense } from 'react'
import { usePublishStep } from '#data/operations/publish-sheet.ts'

const PublishSheet = lazy(() => import('./publish-sheet.tsx'))

/** The sheet of unpublished changes while it is open. */
export function PublishSheetPlace({ site }: { site: Site }) {
  const step = usePublishStep()
  return step === 'closed' ? null : (
    <Suspense>
      <PublishSheet key={site.id} site={site} step={step} />
    </Suspense>
  )
}
