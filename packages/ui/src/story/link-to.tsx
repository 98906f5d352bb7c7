import type { LinkRender } from '../link/link.ts'

/** A link for stories, where no router is. */
export const linkTo =
  (address: string): LinkRender =>
  (props) => <a href={address} {...props} />
