import type { QueryOf } from '@waymark/api-client/endpoint'
import type { triggers as endpoints } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import { RELATED_LIST } from '@waymark/domain/tag'
import { and, eq } from 'drizzle-orm'
import { contains } from '#database/contains.ts'
import type { Database } from '#database/database.ts'
import { orderOf } from '#database/list-order.ts'
import { groupMembers, tags, tagTriggers, triggers } from '#database/tables/index.ts'
import type { Listed } from '#http/list-page.ts'
import { TAG_SORTING } from './tags/list-tags.ts'
import { LISTED_TAG, presentTagRow } from './tags/present-tag-row.ts'
import { TRIGGER_SORTING } from './triggers/list-triggers.ts'
import { LISTED_TRIGGER, presentTriggerRows } from './triggers/present-trigger-row.ts'

export type RelatedQuery = NonNullable<QueryOf<typeof endpoints.tags>>

/** One page of the triggers of a tag. */
export async function listTriggersOfTag(
  db: Database,
  siteId: string,
  tagId: string,
  query: RelatedQuery,
): Promise<Listed> {
  const link = and(eq(tagTriggers.siteId, triggers.siteId), eq(tagTriggers.triggerId, triggers.id))
  const passing = and(eq(tagTriggers.siteId, siteId), eq(tagTriggers.tagId, tagId), named(triggers.name, query))
  const { limit, offset } = pageOf(query)
  const linked = db.select(LISTED_TRIGGER).from(triggers).innerJoin(tagTriggers, link).where(passing)
  const order = orderOf(TRIGGER_SORTING, query.sort, RELATED_LIST.initial)
  const counted = db.select({ id: triggers.id }).from(triggers).innerJoin(tagTriggers, link).where(passing)
  const [rows, total] = await Promise.all([
    linked.orderBy(order).limit(limit).offset(offset),
    db.$count(counted.as('counted')),
  ])
  return { data: await presentTriggerRows(db, siteId, rows), total }
}

/** One page of the tags that use a trigger. */
export async function listTagsOfTrigger(
  db: Database,
  siteId: string,
  triggerId: string,
  query: RelatedQuery,
): Promise<Listed> {
  const link = and(eq(tagTriggers.siteId, tags.siteId), eq(tagTriggers.tagId, tags.id))
  const passing = and(eq(tagTriggers.siteId, siteId), eq(tagTriggers.triggerId, triggerId), named(tags.name, query))
  const { limit, offset } = pageOf(query)
  const linked = db.select(LISTED_TAG).from(tags).innerJoin(tagTriggers, link).where(passing)
  const order = orderOf(TAG_SORTING, query.sort, RELATED_LIST.initial)
  const counted = db.select({ id: tags.id }).from(tags).innerJoin(tagTriggers, link).where(passing)
  const [rows, total] = await Promise.all([
    linked.orderBy(order).limit(limit).offset(offset),
    db.$count(counted.as('counted')),
  ])
  return { data: rows.map(presentTagRow), total }
}

/** One page of the members of a group, or of the groups that use a trigger, each with the threshold between them. */
export async function listRelatedTriggers(
  db: Database,
  siteId: string,
  trigger: { id: string; trigger_type: string },
  query: RelatedQuery,
): Promise<Listed> {
  const [own, other] =
    trigger.trigger_type === 'trigger_group'
      ? [groupMembers.groupId, groupMembers.memberId]
      : [groupMembers.memberId, groupMembers.groupId]
  const link = and(eq(groupMembers.siteId, triggers.siteId), eq(other, triggers.id))
  const passing = and(eq(groupMembers.siteId, siteId), eq(own, trigger.id), named(triggers.name, query))
  const { limit, offset } = pageOf(query)
  const columns = { ...LISTED_TRIGGER, threshold: groupMembers.firingThreshold }
  const linked = db.select(columns).from(triggers).innerJoin(groupMembers, link).where(passing)
  const order = orderOf(TRIGGER_SORTING, query.sort, RELATED_LIST.initial)
  const counted = db.select({ id: triggers.id }).from(triggers).innerJoin(groupMembers, link).where(passing)
  const [rows, total] = await Promise.all([
    linked.orderBy(order).limit(limit).offset(offset),
    db.$count(counted.as('counted')),
  ])
  const presented = await presentTriggerRows(db, siteId, rows)
  const data = presented.map((item, index) => ({
    ...item,
    meta: { ...item.meta, firing_threshold: rows[index]?.threshold ?? 1 },
  }))
  return { data, total }
}

const named = (column: Parameters<typeof contains>[0], { filter }: RelatedQuery) =>
  filter?.name === undefined ? undefined : contains(column, filter.name)
