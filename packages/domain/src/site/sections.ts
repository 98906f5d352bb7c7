import { isMetaSite, type Site } from './site.ts'

/** The sections of the product for one site, in the order of the tabs. */
export const SITE_SECTIONS = ['tags', 'triggers', 'variables', 'meta-setup', 'changelog', 'debug', 'settings'] as const
/** A section of the product for one site. */
export type SiteSection = (typeof SITE_SECTIONS)[number]

const NOT_FOR_META_SITES: readonly SiteSection[] = ['meta-setup', 'debug']

/** The sections a site has: a meta-site has no debugger, and no meta-sites of its own. */
export const siteSections = (site: Site): readonly SiteSection[] =>
  isMetaSite(site) ? SITE_SECTIONS.filter((section) => !NOT_FOR_META_SITES.includes(section)) : SITE_SECTIONS
