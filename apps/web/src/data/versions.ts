import { queryOptions } from '@tanstack/react-query'
import type { CallOf } from '@waymark/api-client/endpoint'
import { versions } from '@waymark/api-client/endpoints'
import { change } from './api/change.ts'
import { endpointQuery } from './api/endpoint-query.ts'
import { versionKeys } from './api/keys.ts'
import { listQueries } from './api/list-queries.ts'
import { dataQuery } from './api/queries.ts'

type VersionListQuery = NonNullable<CallOf<typeof versions.list>['query']>

/** The lists of versions of a site, the draft included. */
export const versionLists = listQueries(versionKeys, (appId, query: VersionListQuery) =>
  endpointQuery(versions.list, { params: { appId }, query }, (page) => page),
)

/** A version by its id, or `draft` or `published`. */
export const versionQuery = (appId: string, versionId: string) =>
  dataQuery([...versionKeys.one(appId, versionId), 'itself'], versions.one, { params: { appId, versionId } })

export const draftQuery = (appId: string) => versionQuery(appId, 'draft')

/** The tags, triggers and variables a version consists of. */
export const versionMetadataQuery = (appId: string, versionId: string) =>
  queryOptions({
    queryKey: [...versionKeys.one(appId, versionId), 'metadata'],
    queryFn: endpointQuery(versions.metadata, { params: { appId, versionId } }, ({ data }) => data.attributes),
  })

interface Counted {
  readonly total: number
  /** The state of the draft that was counted. */
  readonly state: string
}

/** How many items of the draft differ from what is live; saving one twice does not count twice. */
export const unpublishedCountQuery = (appId: string) =>
  queryOptions({
    queryKey: [...versionKeys.one(appId, 'draft'), 'count'],
    queryFn: endpointQuery(
      versions.draftChanges,
      { params: { appId }, query: { page: { limit: 1 } } },
      ({ meta: { total, state } }): Counted => ({ total, state }),
    ),
    select: ({ total }: Counted) => total,
  })

/** Gives a version a name and a description. */
export const editVersion = change(versions.change, ({ params }) => [versionKeys.all(params.appId)])
