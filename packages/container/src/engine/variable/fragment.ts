import type { Collect } from '../core/engine.ts'

/** What stands after `#` in the present address; undefined without one. */
export const fragment: Collect = (engine) => fragmentOf(`${engine.page.readDocument('location.hash')}`)

export function fragmentOf(url: string): string | undefined {
  const at = url.indexOf('#')
  return at < 0 ? undefined : url.slice(at + 1)
}
