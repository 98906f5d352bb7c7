import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { dimensions } from '@waymark/api-client/endpoints'
import { DIMENSION_LIMITS, type DimensionKind } from '@waymark/domain/field'
import { isMetaSite } from '@waymark/domain/site'
import { licenceQuery, modulesQuery } from './account.ts'
import { callEndpoint } from './api/endpoint-query.ts'
import { siteKeys } from './api/keys.ts'
import { siteQuery } from './sites.ts'

export interface Dimension {
  /** What tags send: the tracking id of a custom dimension, the slot of a product dimension. */
  readonly number: number
  readonly name: string
  readonly active: boolean
}

/** The dimensions of a site. Without analytics, and on meta-sites, every possible number under a plain name. */
export const dimensionsQuery = (appId: string, kind: DimensionKind) =>
  queryOptions({
    queryKey: [...siteKeys.all(appId), 'dimensions', kind],
    queryFn: async ({ client, signal }): Promise<readonly Dimension[]> => {
      if (!(await hasAnalytics(client, appId))) return placeholders(kind)
      if (kind === 'product') {
        const { data } = await callEndpoint(client, dimensions.product, { query: { website_id: appId } }, signal)
        return data.map(({ attributes }) => ({ number: attributes.slot, name: attributes.name, active: true }))
      }
      const { data } = await callEndpoint(
        client,
        dimensions.custom,
        { query: { website_id: appId, limit: 400, offset: 0 } },
        signal,
      )
      return data.map(({ attributes }) => ({
        number: attributes.tracking_id,
        name: attributes.name,
        active: attributes.active,
      }))
    },
    staleTime: 5 * 60_000,
  })

async function hasAnalytics(queries: QueryClient, appId: string): Promise<boolean> {
  const [site, modules, licence] = await Promise.all([
    queries.ensureQueryData(siteQuery(appId)),
    queries.ensureQueryData(modulesQuery),
    queries.ensureQueryData(licenceQuery),
  ])
  return (
    !isMetaSite(site) &&
    modules.some(({ id }) => id === 'analytics') &&
    licence.attributes.modules.includes('analytics')
  )
}

const placeholders = (kind: DimensionKind): readonly Dimension[] =>
  Array.from({ length: DIMENSION_LIMITS[kind] }, (_, index) => ({
    number: index + 1,
    name: `${kind === 'product' ? 'Product dimension' : 'Custom dimension'} ${index + 1}`,
    active: true,
  }))
