import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { versions } from '@waymark/api-client/endpoints'
import { ask } from './ask.ts'
import { change } from './change.ts'
import { siteKeys } from './sites.ts'
import { tagKeys } from './tags.ts'
import { triggerKeys } from './triggers.ts'
import { variableKeys } from './variables.ts'

export const versionKeys = {
  all: (appId: string) => [...siteKeys.all(appId), 'versions'] as const,
  one: (appId: string, versionId: string) => [...versionKeys.all(appId), versionId] as const,
}

/** What every change of the draft makes stale beside the changed things themselves. */
export const draftKeys = (appId: string): QueryKey[] => [versionKeys.one(appId, 'draft')]

/** What another content of the draft, or another live version, makes stale: all lists and items. */
export const contentKeys = (appId: string): QueryKey[] => [
  versionKeys.all(appId),
  tagKeys.all(appId),
  triggerKeys.all(appId),
  variableKeys.all(appId),
]

/** A version by its id, or `draft` or `published`. */
export const versionQuery = (appId: string, versionId: string) =>
  queryOptions({
    queryKey: [...versionKeys.one(appId, versionId), 'itself'],
    queryFn: ask(versions.one, { params: { appId, versionId } }, ({ data }) => data),
  })

export const draftQuery = (appId: string) => versionQuery(appId, 'draft')

/** The tags, triggers and variables a version consists of. */
export const versionMetadataQuery = (appId: string, versionId: string) =>
  queryOptions({
    queryKey: [...versionKeys.one(appId, versionId), 'metadata'],
    queryFn: ask(versions.metadata, { params: { appId, versionId } }, ({ data }) => data.attributes),
  })

/** How many changes the draft holds that are not live. */
export const unpublishedCountQuery = (appId: string) =>
  queryOptions({
    queryKey: [...versionKeys.one(appId, 'draft'), 'count'],
    queryFn: ask(
      versions.changelog,
      { params: { appId, versionId: 'draft' }, query: { page: { limit: 1 } } },
      ({ meta }) => meta.total,
    ),
  })

/** Gives a version a name and a description. */
export const editVersion = change(versions.change, ({ params }) => [versionKeys.all(params.appId)])
