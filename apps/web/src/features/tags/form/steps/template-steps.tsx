import type { TemplateSlot } from '@waymark/domain/tag/templates'
import { lazy, Suspense } from 'react'

const ConsentToolSteps = lazy(() =>
  import('./consent-tool-steps.tsx').then((loaded) => ({ default: loaded.ConsentToolSteps })),
)
const HeatmapsSteps = lazy(() => import('./heatmaps-steps.tsx').then((loaded) => ({ default: loaded.HeatmapsSteps })))

/** The steps needed besides a tag of a template. */
export const TemplateSteps = ({ slot, first }: { slot: TemplateSlot; first: boolean }) => (
  <Suspense>
    {slot === 'consent-tool-steps' && <ConsentToolSteps first={first} />}
    {slot === 'heatmaps-steps' && <HeatmapsSteps first={first} />}
  </Suspense>
)
