import { createHash } from 'node:crypto'
import type { Endpoint } from '@waymark/api-client/endpoint'
import { entityTag } from '@waymark/domain/item-edit'
import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { sites } from '#database/tables/index.ts'
import { notFound } from '#refusal.ts'
import type { CheckedCall } from './call.ts'
import { type IfMatch, matches, refuseStale } from './if-match.ts'
import { lastChangeOf } from './last-change.ts'

/** A resource as the API answers it. */
const Resource = v.object({ data: v.object({ id: v.string(), attributes: v.record(v.string(), v.unknown()) }) })
const Patch = v.object({
  entries: v.object({
    data: v.object({ entries: v.object({ attributes: v.object({ entries: v.looseObject({}) }) }) }),
  }),
})

/** Attributes that a PATCH can change. Others, such as the last use of a client, do not affect the entity tag. */
export function changeableAttributes(change: Endpoint | undefined): readonly string[] | undefined {
  const body = v.safeParse(Patch, change?.body)
  return body.success ? Object.keys(body.output.entries.data.entries.attributes.entries) : undefined
}

/** The entity tag of a resource: a hash of the attributes that can be changed, of all where none can. */
export function entityTagOf(answer: unknown, names?: readonly string[]): string | undefined {
  const resource = v.safeParse(Resource, answer)
  if (!resource.success) return undefined
  const { id, attributes } = resource.output.data
  const content = (names ?? Object.keys(attributes)).toSorted().map((name) => [name, attributes[name] ?? null])
  const hash = createHash('sha256')
    .update(JSON.stringify([id, content]))
    .digest('base64url')
  return entityTag(hash.slice(0, 22))
}

/**
 * Carries a call out if the resource still has an entity tag that the condition names, in one transaction; calls of one
 * resource run one after the other. Otherwise refuses with 412, saying who has changed it last.
 */
export async function ifUnchanged<Answer>(
  call: CheckedCall<Endpoint>,
  condition: IfMatch,
  { read, carryOut }: { read: Read; carryOut: (call: CheckedCall<Endpoint>) => Promise<Answer> },
): Promise<Answer> {
  const { deps, url } = call
  let hasWork = false
  const result = await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${url.pathname}, 0))`)
    const [site] = call.site ? await tx.select().from(sites).where(eq(sites.id, call.site.id)) : []
    if (call.site && !site) throw notFound()
    const wake = () => {
      hasWork = true
    }
    const inside = { ...call, site, deps: { ...deps, db: tx, wake } }
    const current = await read(inside)
    if (current === undefined) throw notFound()
    if (condition !== 'any' && !matches(condition, current.tag)) {
      throw refuseStale(condition, current.tag, await lastChangeOf(tx, current.id))
    }
    return carryOut(inside)
  })
  // Only after the commit, when others can see it.
  if (hasWork) deps.wake()
  return result
}

/** Reads the entity tag that a resource has now; undefined where it has gone. */
type Read = (call: CheckedCall<Endpoint>) => Promise<{ readonly id: string; readonly tag: string } | undefined>
