import type { ReactNode } from 'react'

export interface RenderedLinkProps {
  className: string
  children: ReactNode
  'aria-current'?: 'page' | 'step' | undefined
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  title?: string | undefined
}

/** Draws a link with the router's own component: `(props) => <Link {...props} to="…" />`. */
export type LinkRender = (props: RenderedLinkProps) => ReactNode
