import type { QueryClient } from '@tanstack/react-query'
import { admin, apps, installation, metaSites } from '@waymark/api-client/endpoints'
import type { App, AppCreate, MetaSite, MetaSiteCreate } from '@waymark/domain/site'
import { change } from './api/change.ts'
import { callEndpoint } from './api/endpoint-query.ts'
import { siteKeys } from './api/keys.ts'
import { dataQuery } from './api/queries.ts'
import { readCurrent } from './api/read-current.ts'
import { useAdd } from './api/use-add.ts'
import { metaSiteQuery } from './meta-sites.ts'
import { siteQuery } from './sites.ts'

/*
 * What owners change about websites and meta-sites. The pickers of the product and other pages of the administration show
 * sites too, so all lists of sites are read again.
 */

type WebsiteBody = AppCreate & { readonly id: string }
type MetaSiteBody = MetaSiteCreate & { readonly id: string }

const lists = [siteKeys.lists, ['administration']]

/** Adds websites under ids of the client: a call that is repeated adds none twice. */
export const useAddWebsite = () =>
  useAdd<WebsiteBody, App>(
    (queries) => ({
      create: async (data) => (await callEndpoint(queries, admin.createApp, { body: { data } })).data,
      read: async (appId) => (await callEndpoint(queries, apps.one, { params: { appId } })).data,
      change: (appId, data) => callEndpoint(queries, admin.changeApp, { params: { appId }, body: { data } }),
    }),
    lists,
  )

export const readWebsite = (queries: QueryClient, appId: string) =>
  readCurrent(queries, siteQuery(appId).queryKey, apps.one, { params: { appId } })
export const changeWebsite = change(admin.changeApp, ({ params }) => [...lists, siteKeys.all(params.appId)])
export const removeWebsite = change(
  admin.removeApp,
  () => lists,
  ({ params }) => siteKeys.all(params.appId),
)

/** Adds meta-sites under ids of the client: a call that is repeated adds none twice. */
export const useAddMetaSite = () =>
  useAdd<MetaSiteBody, MetaSite>(
    (queries) => ({
      create: async (data) => (await callEndpoint(queries, admin.createMetaSite, { body: { data } })).data,
      read: async (metaSiteId) => (await callEndpoint(queries, metaSites.one, { params: { metaSiteId } })).data,
      change: (metaSiteId, data) =>
        callEndpoint(queries, admin.changeMetaSite, { params: { metaSiteId }, body: { data } }),
    }),
    lists,
  )
export const readMetaSite = (queries: QueryClient, metaSiteId: string) =>
  readCurrent(queries, metaSiteQuery(metaSiteId).queryKey, metaSites.one, { params: { metaSiteId } })
export const changeMetaSite = change(admin.changeMetaSite, ({ params }) => [...lists, siteKeys.all(params.metaSiteId)])
export const removeMetaSite = change(
  admin.removeMetaSite,
  () => [...lists, ['site']],
  ({ params }) => siteKeys.all(params.metaSiteId),
)

/** The websites show the meta-sites that they are linked to. */
export const linkWebsites = change(admin.linkApps, () => [...lists, ['site']])

/** The most websites that a meta-site shows; the largest page of the API. */
const MOST_LINKED = 1000

/** The websites linked to a meta-site, by name. */
export const linkedWebsitesQuery = (metaSiteId: string) =>
  dataQuery([...siteKeys.all(metaSiteId), 'apps'], metaSites.apps, {
    params: { metaSiteId },
    query: { limit: MOST_LINKED },
  })

/** Lets the server look for the installation code on an address of a website. */
export const checkInstallation = change(installation.check, () => [])
