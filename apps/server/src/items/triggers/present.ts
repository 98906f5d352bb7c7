import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { groupMembers, tagTriggers } from '#database/tables/index.ts'
import { wireDate } from '#http/wire-date.ts'
import { presentAnnotations } from '../annotations.ts'
import type { DraftItem } from '../read-rows.ts'
import { conditionsMeta } from './list.ts'

/**
 * A trigger in full, with the tags that use it and, for a group, its members; for any other trigger, the groups that use
 * it, each with the threshold it gives.
 */
export async function presentTrigger(db: Database, siteId: string, trigger: DraftItem<'trigger'>) {
  const isGroup = trigger.trigger_type === 'trigger_group'
  const related = isGroup ? trigger.triggers : await groupsOf(db, siteId, trigger.id)
  const [meta] = await conditionsMeta(db, siteId, [trigger.conditions])
  return {
    id: trigger.id,
    type: 'trigger' as const,
    attributes: {
      name: trigger.name,
      trigger_type: trigger.trigger_type,
      is_published: trigger.content_hash === trigger.published_hash,
      ...presentAnnotations(trigger),
      conditions: trigger.conditions,
      created_at: wireDate(new Date(trigger.created_at)),
      updated_at: wireDate(new Date(trigger.updated_at)),
    },
    relationships: {
      tags: { data: (await tagsOf(db, siteId, trigger.id)).map((id) => ({ id, type: 'tag' as const })) },
      triggers: {
        data: related.map(({ id, firing_threshold }) => ({ id, type: 'trigger' as const, meta: { firing_threshold } })),
      },
    },
    meta: { ...meta, revision: String(trigger.revision) },
  }
}

async function tagsOf(db: Database, siteId: string, triggerId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: tagTriggers.tagId })
    .from(tagTriggers)
    .where(and(eq(tagTriggers.siteId, siteId), eq(tagTriggers.triggerId, triggerId)))
    .orderBy(asc(tagTriggers.tagId))
  return rows.map((row) => row.id)
}

const groupsOf = (db: Database, siteId: string, memberId: string) =>
  db
    .select({ id: groupMembers.groupId, firing_threshold: groupMembers.firingThreshold })
    .from(groupMembers)
    .where(and(eq(groupMembers.siteId, siteId), eq(groupMembers.memberId, memberId)))
    .orderBy(asc(groupMembers.groupId))
