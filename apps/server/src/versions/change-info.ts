import type { VersionPatch } from '@waymark/domain/version'
import { and, eq } from 'drizzle-orm'
import type { VersionRow } from '#database/find-version.ts'
import { versions } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { refuse } from '#http/refusal.ts'

/** Gives a version its name and description. Neither is content: the draft does not count as changed. */
export async function changeInfo({ db }: Dependencies, version: VersionRow, { attributes }: VersionPatch) {
  if (version.versionType === 'draft' && attributes.name) {
    return refuse('INVALID_JSON_ERROR', 'A draft has no name', { pointer: '/data/attributes/name' })
  }
  const changes = {
    ...(attributes.name !== undefined && { name: attributes.name }),
    ...(attributes.description !== undefined && { description: attributes.description }),
  }
  if (Object.keys(changes).length === 0) return undefined
  await db
    .update(versions)
    .set(changes)
    .where(and(eq(versions.siteId, version.siteId), eq(versions.id, version.id)))
  return undefined
}
