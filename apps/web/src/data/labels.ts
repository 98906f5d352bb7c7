import { queryOptions } from '@tanstack/react-query'
import { labels } from '@waymark/api-client/endpoints'
import { endpointQuery } from './api/endpoint-query.ts'
import { siteKeys } from './api/keys.ts'

/** The labels in use on a site. Fetched again whenever they are offered, because any change of an item can change them. */
export const labelsQuery = (appId: string) =>
  queryOptions({
    queryKey: [...siteKeys.all(appId), 'labels'],
    queryFn: endpointQuery(labels.list, { params: { appId } }, ({ data }) => data),
    staleTime: 0,
  })
