import { admin, dimensions } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import type { Api } from '../../http/api.ts'
import { platformPage } from '../../http/page.ts'
import { refuse } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import {
  listCustomDimensions,
  listProductDimensions,
  replaceCustomDimensions,
  replaceProductDimensions,
} from '../../suite/platform/dimensions.ts'

/** Dimensions that a website's analytics knows. */
export function mountDimensions(api: Api): void {
  serve(api, dimensions.product, async ({ world, site }) =>
    site ? platformPage(await listProductDimensions(world.db, site.id)) : NO_WEBSITE,
  )
  serve(api, dimensions.custom, async ({ world, site, query }) =>
    site ? platformPage(await listCustomDimensions(world.db, site.id, pageOf(query))) : NO_WEBSITE,
  )
  serve(api, admin.productDimensions, async ({ world, site, body }) => {
    if (!site) return NO_WEBSITE
    await replaceProductDimensions(world.db, site.id, body.data, world.ids)
    return undefined
  })
  serve(api, admin.customDimensions, async ({ world, site, body }) => {
    if (!site) return NO_WEBSITE
    await replaceCustomDimensions(world.db, site.id, body.data, world.ids)
    return undefined
  })
}

const NO_WEBSITE = refuse('INVALID_URI_PARAMETER_ERROR', 'website_id is missing', { parameter: 'website_id' })
