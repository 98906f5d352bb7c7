import { labels } from '@waymark/api-client/endpoints'
import { siteKeys } from './api/keys.ts'
import { dataQuery } from './api/queries.ts'

/** The labels in use on a site. Fetched again whenever they are offered, because any change of an item can change them. */
export const labelsQuery = (appId: string) =>
  dataQuery([...siteKeys.all(appId), 'labels'], labels.list, { params: { appId } }, { staleTime: 0 })
