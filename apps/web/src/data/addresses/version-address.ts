import type { Version } from '@waymark/domain/version'

/** The list of versions of a site. */
export const versionListAddress = (appId: string): string => `/tag/app/${appId}/changelog`

/** The screen of one version; `draft` and `published` are ids too. */
export const versionAddress = (appId: string, versionId: string): string =>
  `${versionListAddress(appId)}/${versionId}/overview`

/** The segment of a version in addresses: its id, or `draft`, under which the queries of the draft are refreshed. */
export const addressIdOf = ({ id, attributes }: Version): string => (attributes.version_type === 'draft' ? 'draft' : id)
