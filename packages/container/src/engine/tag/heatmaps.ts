import type { Snippet } from './snippet.ts'
import { track } from './track.ts'

/** Reports the position of clicks on the page. */
export const heatmaps: Snippet<'heatmaps'> = (_options, page, engine) => {
  const { element } = engine.present.carried
  if (element) track(page, ['trackEvent', 'Heatmap events', 'Click', page.pathTo(element)])
}
