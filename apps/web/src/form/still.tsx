import type { Spot } from '@waymark/forms/form'
import { type ReactNode, useMemo } from 'react'

/** A part of a form that is drawn again only when something at its places changes, or one of `also`. */
export function Still({
  of,
  also,
  children,
}: {
  /** Always the same number of places. */
  of: readonly Pick<Spot<unknown>, 'name' | 'form' | 'look'>[]
  /** What else it is drawn from; always the same number of things. */
  also: readonly unknown[]
  children: () => ReactNode
}): ReactNode {
  return useMemo(children, [...of.flatMap(({ name, form, look }) => [name, form, ...look]), ...also])
}
