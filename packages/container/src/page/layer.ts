import { ownAddress } from './own-script.ts'

/** The name of the page's data layer, if the container's address gives one. */
export function layerName(): string | undefined {
  return /[?&]data_layer_name=([\w$]+)/.exec(ownAddress())?.[1]
}

/** The page's data layer; made when it is missing. */
export function openPageLayer(): unknown[] {
  const name = layerName() || 'dataLayer'
  const globals = window as unknown as Record<string, unknown>
  if (!Array.isArray(globals[name])) globals[name] = []
  return globals[name] as unknown[]
}
