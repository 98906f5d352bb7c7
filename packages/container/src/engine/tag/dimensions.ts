import { each } from '../core/list.ts'
import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'

interface Dimension {
  readonly id: number
  readonly value: unknown
}

/** Custom dimensions as the tracker takes them with a call: `{dimension1: text}`; nothing when none has a value. */
export function dimensionsOf(
  page: Page,
  dimensions: readonly Dimension[] | undefined,
  more?: Record<string, unknown>,
): Record<string, unknown> | undefined {
  if (!dimensions?.length) return more
  let all = more
  each(dimensions, ({ id, value }) => {
    const text = textOf(page, value)
    if (text) all = { ...all, [`dimension${id}`]: text }
  })
  return all
}
