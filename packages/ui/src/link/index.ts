export type { LinkRender, LinkSlot } from './link.ts'
