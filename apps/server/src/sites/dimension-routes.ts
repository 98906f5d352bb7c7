import { admin, dimensions } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import type { Api } from '#http/api.ts'
import { platformPage } from '#http/list-page.ts'
import { refuse } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import {
  listCustomDimensions,
  listProductDimensions,
  replaceCustomDimensions,
  replaceProductDimensions,
} from './dimensions.ts'

/** Dimensions that a website's analytics knows. */
export function mountDimensions(api: Api): void {
  serve(api, dimensions.product, async ({ deps, site }) =>
    site ? platformPage(await listProductDimensions(deps.db, site.id)) : NO_WEBSITE,
  )
  serve(api, dimensions.custom, async ({ deps, site, query }) =>
    site ? platformPage(await listCustomDimensions(deps.db, site.id, pageOf(query))) : NO_WEBSITE,
  )
  serve(api, admin.productDimensions, async ({ deps, site, body }) => {
    if (!site) return NO_WEBSITE
    await replaceProductDimensions(deps.db, site.id, body.data, deps.ids)
    return undefined
  })
  serve(api, admin.customDimensions, async ({ deps, site, body }) => {
    if (!site) return NO_WEBSITE
    await replaceCustomDimensions(deps.db, site.id, body.data, deps.ids)
    return undefined
  })
}

const NO_WEBSITE = refuse('INVALID_URI_PARAMETER_ERROR', 'website_id is missing', { parameter: 'website_id' })
