import type { Engine } from '../core/engine.ts'

/** Tells the site inspector of the product which site a page with heatmaps belongs to. */
export function addPageConfiguration({ page, plan }: Engine, host: string): void {
  const attributes = {
    type: 'application/json',
    id: 'waymark-container-configuration',
    'data-app-id': plan.planApp,
    'data-host': host,
  }
  page.renderMarkup([['script', attributes, '{}']], page.findElements('css', 'head')[0])
}
