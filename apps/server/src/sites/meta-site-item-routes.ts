import { metaSites as endpoints } from '@waymark/api-client/endpoints'
import type { Api } from '#http/api.ts'
import { platformPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { findTag } from '#items/tags/find-tag.ts'
import { listTags } from '#items/tags/list-tags.ts'
import { presentTag } from '#items/tags/present-tag.ts'
import { findTrigger } from '#items/triggers/find-trigger.ts'
import { listTriggers } from '#items/triggers/list-triggers.ts'
import { presentTrigger } from '#items/triggers/present-trigger.ts'
import { listVariables } from '#items/variables/list-variables.ts'

/** The draft of a meta-site as people of a linked site may read it. */
export function mountMetaContent(api: Api): void {
  serve(api, endpoints.tags, async ({ deps, site, query }) =>
    platformPage(await listTags(deps.db, site.id, inTagApi(query))),
  )
  serve(api, endpoints.triggers, async ({ deps, site, query }) =>
    platformPage(await listTriggers(deps.db, site.id, inTagApi(query))),
  )
  serve(api, endpoints.variables, async ({ deps, site, query }) => {
    const { filter, ...rest } = inTagApi(query)
    return platformPage(await listVariables(deps.db, site.id, { ...rest, filter: { ...filter, builtin: false } }))
  })
  serve(api, endpoints.tag, {
    find: ({ deps, site, params }) => findTag(deps.db, site.id, params.tagId),
    handle: async ({ deps, site, found }) => ({ data: await presentTag(deps.db, site, deps.settings, found) }),
  })
  serve(api, endpoints.trigger, {
    find: ({ deps, site, params }) => findTrigger(deps.db, site.id, params.triggerId),
    handle: async ({ deps, site, found }) => ({ data: await presentTrigger(deps.db, site.id, found) }),
  })
}

interface PlatformQuery<Sort> {
  limit?: number | undefined
  offset?: number | undefined
  name?: string | undefined
  sort?: readonly Sort[] | undefined
}

/** The same wish in the words of the tag API, whose lists these are. */
const inTagApi = <Sort>({ limit, offset, name, sort }: PlatformQuery<Sort>) => ({
  page: { limit, offset },
  filter: { name },
  sort: sort && [...sort],
})
