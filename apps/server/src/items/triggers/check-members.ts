import type { ErrorItem } from '@waymark/api-client/json-api'
import { GroupMembers } from '@waymark/domain/trigger'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '#database/database.ts'
import { triggers } from '#database/tables/index.ts'
import { bodyErrors } from '#http/issues.ts'
import { errorItem } from '#http/refusal.ts'
import type { MemberContent } from '../content.ts'
import { isOneOf } from '../item-columns.ts'

const PATH = ['data', 'relationships', 'triggers', 'data']

/** The members of a group as they will be kept, or what is wrong with them: unknown, too many, twice, groups themselves. */
export async function checkMembers(
  tx: Database,
  siteId: string,
  sent: unknown,
): Promise<{ members: MemberContent[] } | { errors: ErrorItem[] }> {
  const parsed = v.safeParse(GroupMembers, sent)
  if (!parsed.success) return { errors: bodyErrors(parsed.issues, PATH) }
  const members = parsed.output.map(({ id, meta }) => ({ id, firing_threshold: meta.firing_threshold ?? 1 }))
  const typeOf = await typesOf(
    tx,
    siteId,
    members.map((member) => member.id),
  )
  const errors = members.flatMap(({ id }, index) => {
    const source = { pointer: `/${PATH.join('/')}/${index}` }
    const type = typeOf.get(id)
    if (type === undefined) return [errorItem('RELATED_RESOURCE_NOT_FOUND_ERROR', `There is no trigger ${id}`, source)]
    if (type !== 'trigger_group') return []
    return [errorItem('INVALID_JSON_ERROR', 'A group cannot be a member of a group', source)]
  })
  return errors.length > 0 ? { errors } : { members }
}

async function typesOf(tx: Database, siteId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: triggers.id, type: triggers.triggerType })
    .from(triggers)
    .where(and(eq(triggers.siteId, siteId), isOneOf(triggers.id, ids)))
  return new Map(rows.map((row) => [row.id, row.type]))
}
