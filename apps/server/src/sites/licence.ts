import type { Licence, LicencePatch } from '@waymark/domain/session'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { licences } from '#database/tables/index.ts'
import { type Refusal, refuse } from '#http/refusal.ts'
import { wireDateOrNull } from '#http/wire-date.ts'

/** What an organisation has bought. */
export async function readLicence(db: Database, organisationId: string): Promise<Licence | undefined> {
  const [row] = await db.select().from(licences).where(eq(licences.organisationId, organisationId))
  if (!row) return undefined
  return {
    id: row.organisationId,
    type: 'ppms/license',
    attributes: {
      expires_at: wireDateOrNull(row.expiresAt),
      inactive_at: wireDateOrNull(row.inactiveAt),
      status: row.status,
      modules: row.modules,
      plan: row.plan,
      is_trial: row.isTrial,
    },
  }
}

/** Puts another licence in its place, so that an owner can see every state. */
export async function changeLicence(
  db: Database,
  organisationId: string,
  wanted: LicencePatch['attributes'],
): Promise<undefined | Refusal> {
  const expiresAt = dateOf(wanted.expires_at)
  const inactiveAt = dateOf(wanted.inactive_at)
  for (const [name, date] of Object.entries({ expires_at: expiresAt, inactive_at: inactiveAt })) {
    if (date instanceof Date && Number.isNaN(date.getTime())) {
      return refuse('INVALID_JSON_ERROR', `attributes.${name} is no date`, { pointer: `/data/attributes/${name}` })
    }
  }
  const { status, modules, plan, is_trial } = wanted
  const changes = {
    ...(expiresAt !== undefined && { expiresAt }),
    ...(inactiveAt !== undefined && { inactiveAt }),
    ...(status !== undefined && { status }),
    ...(modules !== undefined && { modules }),
    ...(plan !== undefined && { plan }),
    ...(is_trial !== undefined && { isTrial: is_trial }),
  }
  if (Object.keys(changes).length > 0) {
    await db.update(licences).set(changes).where(eq(licences.organisationId, organisationId))
  }
  return undefined
}

const dateOf = (text: string | null | undefined) => (typeof text === 'string' ? new Date(text) : text)
