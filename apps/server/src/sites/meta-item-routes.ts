import { metaSites as endpoints } from '@waymark/api-client/endpoints'
import type { Api } from '#http/api.ts'
import { platformPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { listTags } from '#items/tags/list.ts'
import { presentTag } from '#items/tags/present.ts'
import { findTag } from '#items/tags/routes.ts'
import { listTriggers } from '#items/triggers/list.ts'
import { presentTrigger } from '#items/triggers/present.ts'
import { findTrigger } from '#items/triggers/routes.ts'
import { listVariables } from '#items/variables/list.ts'

/** The draft of a meta-site as people of a linked site may read it. */
export function mountMetaItems(api: Api): void {
  serve(api, endpoints.tags, async ({ deps, site, query, url }) =>
    platformPage(await listTags(deps.db, site.id, tagApiQuery(query)), url, query),
  )
  serve(api, endpoints.triggers, async ({ deps, site, query, url }) =>
    platformPage(await listTriggers(deps.db, site.id, tagApiQuery(query)), url, query),
  )
  serve(api, endpoints.variables, async ({ deps, site, query, url }) => {
    const { filter, ...rest } = tagApiQuery(query)
    const listed = await listVariables(deps.db, site.id, { ...rest, filter: { ...filter, builtin: false } })
    return platformPage(listed, url, query)
  })
  serve(api, endpoints.tag, {
    find: findTag,
    handle: async ({ deps, site, found }) => ({ data: await presentTag(deps, site, found) }),
  })
  serve(api, endpoints.trigger, {
    find: findTrigger,
    handle: async ({ deps, site, found }) => ({ data: await presentTrigger(deps.db, site.id, found) }),
  })
}

interface PlatformQuery<Sort> {
  limit?: number | undefined
  offset?: number | undefined
  name?: string | undefined
  sort?: readonly Sort[] | undefined
}

/** A query of the platform API as one of the tag API, whose lists these are. */
const tagApiQuery = <Sort>({ limit, offset, name, sort }: PlatformQuery<Sort>) => ({
  page: { limit, offset },
  filter: { name },
  sort: sort && [...sort],
})
