const PRODUCT = 'Waymark'

/** The title of the browser's tab: page, section, product and site, joined by dashes; empty parts are left out. */
export const title = (parts: { page?: string; tab?: string; site?: string }): string =>
  [parts.page, parts.tab, PRODUCT, parts.site].filter((part) => part !== undefined && part !== '').join(' - ')
