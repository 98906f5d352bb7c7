/** The page's data layer under the name that the container's address gives; made when it is missing. */
export function openPageLayer(source: string): unknown[] {
  const name = /[?&]data_layer_name=([\w$]+)/.exec(source)?.[1] || 'dataLayer'
  const globals = window as unknown as Record<string, unknown>
  if (!Array.isArray(globals[name])) globals[name] = []
  return globals[name] as unknown[]
}
