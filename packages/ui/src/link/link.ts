import type { ReactNode } from 'react'

export interface LinkSlot {
  className: string
  children: ReactNode
  'aria-current'?: 'page' | 'step' | undefined
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  title?: string | undefined
}

/** Draws a link with the router's own component: `(slot) => <Link {...slot} to="…" />`. */
export type LinkRender = (slot: LinkSlot) => ReactNode
