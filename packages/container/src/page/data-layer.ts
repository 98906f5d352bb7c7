import { ownAddress } from './own-script.ts'
import { tryTo } from './report.ts'

/** The name of the page's data layer, from a parameter of the container's address if there is one. */
export function dataLayerName(): string {
  // Almost no address has it, and compiling a regular expression would take longer than the rest of this function.
  const named = ownAddress().split('data_layer_name=')[1]?.split('&')[0]
  return (named && tryTo(() => decodeURIComponent(named))) || 'dataLayer'
}

/** The page's data layer; created if missing. What else the page keeps under this name is left alone. */
export function pageDataLayer(): unknown[] {
  const name = dataLayerName()
  const globals = window as unknown as Record<string, unknown>
  globals[name] ||= []
  return Array.isArray(globals[name]) ? globals[name] : []
}
