/** The list of versions of a site. */
export const versionListAddress = (appId: string): string => `/tag/app/${appId}/changelog`

/** The screen of one version; `draft` and `published` are ids too. */
export const versionAddress = (appId: string, versionId: string): string =>
  `${versionListAddress(appId)}/${versionId}/overview`
