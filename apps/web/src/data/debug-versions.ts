import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { containers, versions } from '@waymark/api-client/endpoints'
import type { ReadVersion } from '@waymark/debugger-core/connection'
import { fromDebugFile, fromMetadata } from '@waymark/debugger-core/version'
import { apiOf } from './api/api.ts'
import { endpointQuery } from './api/endpoint-query.ts'

/** Reads versions for a debugger in the product, uncached, because a site must get the current draft. */
export const versionsOfSite =
  (queries: QueryClient, name: string): ReadVersion =>
  async (appId, versionId) =>
    fromMetadata(await apiOf(queries).call(versions.metadata, { params: { appId, versionId } }), name)

/** Reads the draft for a shared debugger from the file in its link, uncached. */
export const versionsOfFile =
  (queries: QueryClient, file: string, name: string): ReadVersion =>
  async () =>
    fromDebugFile(await apiOf(queries).call(containers.debugFile, { params: { file } }), name)

/** The site of a shared debug link, with its addresses. */
export const debugFileQuery = (file: string) =>
  queryOptions({
    queryKey: ['debug-file', file],
    queryFn: endpointQuery(containers.debugFile, { params: { file } }, ({ app_id, app_urls }) => ({
      id: app_id,
      urls: app_urls,
    })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
