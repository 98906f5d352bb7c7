import { isMetaSite, type Site } from './site.ts'

/** The sections of the product for one site, in the order of the tabs. */
export const SECTIONS = ['tags', 'triggers', 'variables', 'meta-setup', 'changelog', 'debug', 'settings'] as const
export type Section = (typeof SECTIONS)[number]

const NOT_FOR_META_SITES: readonly Section[] = ['meta-setup', 'debug']

/** The sections a site has: a meta-site has no debugger, and no meta-sites of its own. */
export const sectionsOf = (site: Site): readonly Section[] =>
  isMetaSite(site) ? SECTIONS.filter((section) => !NOT_FOR_META_SITES.includes(section)) : SECTIONS
