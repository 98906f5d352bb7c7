export type { LinkRender, RenderedLinkProps } from './link.ts'
