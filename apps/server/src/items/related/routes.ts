import type { QueryOf } from '@waymark/api-client/endpoint'
import { tags as tagEndpoints, triggers as triggerEndpoints } from '@waymark/api-client/endpoints'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { groupMembers, tags, tagTriggers, triggers } from '#database/tables/index.ts'
import type { Api } from '#http/api.ts'
import { groupedPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { listTags } from '../tags/list.ts'
import { findTag } from '../tags/routes.ts'
import { listTriggers } from '../triggers/list.ts'
import { findTrigger } from '../triggers/routes.ts'

/** Lists of the items that are linked to a tag or a trigger. */
export function mountRelatedItems(api: Api): void {
  for (const endpoint of [tagEndpoints.triggers, tagEndpoints.blockingTriggers]) {
    const isBlocking = endpoint === tagEndpoints.blockingTriggers
    serve(api, endpoint, {
      find: findTag,
      handle: async ({ deps, site, found, query, url }) =>
        groupedPage(await triggersOfTag(deps.db, site.id, { tagId: found.id, isBlocking }, query), url, query),
    })
  }
  serve(api, triggerEndpoints.tags, {
    find: findTrigger,
    handle: async ({ deps, site, found, query, url }) =>
      groupedPage(await tagsOfTrigger(deps.db, site.id, found.id, query), url, query),
  })
  serve(api, triggerEndpoints.triggers, {
    find: findTrigger,
    handle: async ({ deps, site, found, query, url }) =>
      groupedPage(await relatedTriggers(deps.db, site.id, found, query), url, query),
  })
}

type TagQuery = NonNullable<QueryOf<typeof triggerEndpoints.tags>>
type TriggerQuery = NonNullable<QueryOf<typeof tagEndpoints.triggers>>

function triggersOfTag(
  db: Database,
  siteId: string,
  { tagId, isBlocking }: { tagId: string; isBlocking: boolean },
  query: TriggerQuery,
) {
  const links = db
    .select({ id: tagTriggers.triggerId })
    .from(tagTriggers)
    .where(and(eq(tagTriggers.siteId, siteId), eq(tagTriggers.tagId, tagId), eq(tagTriggers.isBlocking, isBlocking)))
  return listTriggers(db, siteId, query, inArray(triggers.id, links))
}

function tagsOfTrigger(db: Database, siteId: string, triggerId: string, query: TagQuery) {
  const links = db
    .select({ id: tagTriggers.tagId })
    .from(tagTriggers)
    .where(and(eq(tagTriggers.siteId, siteId), eq(tagTriggers.triggerId, triggerId)))
  return listTags(db, siteId, query, inArray(tags.id, links))
}

/** The members of a group, or the groups that use a trigger, each with the threshold between them. */
async function relatedTriggers(
  db: Database,
  siteId: string,
  trigger: { id: string; trigger_type: string },
  query: TriggerQuery,
) {
  const isGroup = trigger.trigger_type === 'trigger_group'
  const [own, other] = isGroup
    ? [groupMembers.groupId, groupMembers.memberId]
    : [groupMembers.memberId, groupMembers.groupId]
  const ofTrigger = and(eq(groupMembers.siteId, siteId), eq(own, trigger.id))
  const ids = db.select({ id: other }).from(groupMembers).where(ofTrigger)
  const links = await db
    .select({ id: other, threshold: groupMembers.firingThreshold })
    .from(groupMembers)
    .where(ofTrigger)
  const thresholds = new Map(links.map(({ id, threshold }) => [id, threshold]))
  const { data, total } = await listTriggers(db, siteId, query, inArray(triggers.id, ids))
  return {
    data: data.map((item) => ({ ...item, meta: { ...item.meta, firing_threshold: thresholds.get(item.id) ?? 1 } })),
    total,
  }
}
