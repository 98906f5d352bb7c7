/** The meta-sites of a website. */
export const metaSetupAddress = (appId: string): string => `/tag/app/${appId}/meta-setup`

/** The preview of one meta-site. */
export const metaSiteAddress = (appId: string, metaSiteId: string): string =>
  `${metaSetupAddress(appId)}/${metaSiteId}/preview`
