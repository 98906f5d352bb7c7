import { admin, cdp, dimensions } from '@waymark/api-client/endpoints'
import type { Api } from '#http/api.ts'
import { platformPage, wholeList } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { refuse } from '#refusal.ts'
import { listAudiences, replaceAudiences } from './audiences.ts'
import {
  listCustomDimensions,
  listProductDimensions,
  replaceCustomDimensions,
  replaceProductDimensions,
} from './dimensions.ts'

/** The audiences and dimensions of a website. */
export function mountDimensions(api: Api): void {
  serve(api, cdp.audiences, ({ deps, site }) => listAudiences(deps.db, site.id))
  serve(api, admin.audiences, ({ deps, site, body }) => replaceAudiences(deps.db, site.id, body))
  serve(api, dimensions.product, async ({ deps, site, url }) =>
    wholeList(await listProductDimensions(deps.db, named(site).id), url),
  )
  serve(api, dimensions.custom, async ({ deps, site, query, url }) =>
    platformPage(await listCustomDimensions(deps.db, named(site).id, query), url, query),
  )
  serve(api, admin.productDimensions, ({ deps, site, body }) =>
    replaceProductDimensions(deps.db, named(site).id, body.data, deps.ids),
  )
  serve(api, admin.customDimensions, ({ deps, site, body }) =>
    replaceCustomDimensions(deps.db, named(site).id, body.data, deps.ids),
  )
}

/** The site that a query names; calls about dimensions need one. */
function named<Site>(site: Site | undefined): Site {
  if (!site) throw refuse('INVALID_URI_PARAMETER_ERROR', 'website_id is missing', { parameter: 'website_id' })
  return site
}
