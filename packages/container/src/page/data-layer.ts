import { ownAddress } from './own-script.ts'
import { tryTo } from './report.ts'

/** The name of the page's data layer, which the container's address may give. */
export function dataLayerName(): string {
  // Almost every address has none, and compiling a regular expression would take longer than everything else here.
  const named = ownAddress().split('data_layer_name=')[1]?.split('&')[0]
  return (named && tryTo(() => decodeURIComponent(named))) || 'dataLayer'
}

/** The page's data layer; made when it is missing. */
export function pageDataLayer(): unknown[] {
  const name = dataLayerName()
  const globals = window as unknown as Record<string, unknown>
  if (!Array.isArray(globals[name])) globals[name] = []
  return globals[name] as unknown[]
}
