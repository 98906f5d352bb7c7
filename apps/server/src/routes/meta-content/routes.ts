import { metaSites as endpoints } from '@waymark/api-client/endpoints'
import type { Api } from '../../http/api.ts'
import { platformPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { findTag } from '../tags/find-tag.ts'
import { listTags } from '../tags/list-tags.ts'
import { presentTag } from '../tags/present-tag.ts'
import { findTrigger } from '../triggers/find-trigger.ts'
import { listTriggers } from '../triggers/list-triggers.ts'
import { presentTrigger } from '../triggers/present-trigger.ts'
import { listVariables } from '../variables/list-variables.ts'

/** The draft of a meta-site as people of a linked site may read it. */
export function mountMetaContent(api: Api): void {
  serve(api, endpoints.tags, async ({ world, site, query }) =>
    platformPage(await listTags(world.db, site.id, inTagApi(query))),
  )
  serve(api, endpoints.triggers, async ({ world, site, query }) =>
    platformPage(await listTriggers(world.db, site.id, inTagApi(query))),
  )
  serve(api, endpoints.variables, async ({ world, site, query }) => {
    const { filter, ...rest } = inTagApi(query)
    return platformPage(await listVariables(world.db, site.id, { ...rest, filter: { ...filter, builtin: false } }))
  })
  serve(api, endpoints.tag, {
    find: ({ world, site, params }) => findTag(world.db, site.id, params.tagId),
    handle: async ({ world, site, found }) => ({ data: await presentTag(world.db, site, world.settings, found) }),
  })
  serve(api, endpoints.trigger, {
    find: ({ world, site, params }) => findTrigger(world.db, site.id, params.triggerId),
    handle: async ({ world, site, found }) => ({ data: await presentTrigger(world.db, site.id, found) }),
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
