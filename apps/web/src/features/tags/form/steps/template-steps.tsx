import type { TemplateSlot } from '@waymark/domain/tag/templates'
import { ConsentToolSteps } from './consent-tool-steps.tsx'
import { HeatmapsSteps } from './heatmaps-steps.tsx'

/** The steps needed besides a tag of a template. */
export function TemplateSteps({ slot, first }: { slot: TemplateSlot; first: boolean }) {
  if (slot === 'consent-tool-steps') return <ConsentToolSteps first={first} />
  if (slot === 'heatmaps-steps') return <HeatmapsSteps first={first} />
  return null
}
