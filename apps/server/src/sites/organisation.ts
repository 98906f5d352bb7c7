import {
  type CdpAccess,
  type Licence,
  type LicencePatch,
  MODULES,
  type Module,
  type ModuleId,
} from '@waymark/domain/licence'
import { eq } from 'drizzle-orm'
import { changeWithoutValues, recordAudit } from '#audit/record-audit.ts'
import type { Database } from '#database/database.ts'
import { cdpAccess, licences, modules } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { wireDateOrNull } from '#http/wire-date.ts'
import { refuse } from '#refusal.ts'

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

/** Changes the licence, so that an owner can try every state of it. */
export async function changeLicence(
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids'>,
  { organisationId, organisation }: Pick<Caller, 'organisationId' | 'organisation'>,
  { changes: sent, by }: { changes: LicencePatch['attributes']; by: Initiator },
): Promise<undefined> {
  const { expires_at, inactive_at, status, modules, plan, is_trial } = sent
  const changes = {
    expiresAt: dateOf('expires_at', expires_at),
    inactiveAt: dateOf('inactive_at', inactive_at),
    status,
    modules,
    plan,
    isTrial: is_trial,
  }
  if (Object.values(changes).every((value) => value === undefined)) return
  await deps.db.transaction(async (tx) => {
    await tx.update(licences).set(changes).where(eq(licences.organisationId, organisationId))
    await recordAudit(tx, deps, by, {
      organisationId,
      action: 'license.changed',
      object: { type: 'organization', id: organisationId, name: organisation },
      changes: Object.keys(sent).map(changeWithoutValues),
    })
  })
}

function dateOf(name: string, text: string | null | undefined): Date | null | undefined {
  if (text === null || text === undefined) return text
  const date = new Date(text)
  if (!Number.isNaN(date.getTime())) return date
  throw refuse('INVALID_JSON_ERROR', `attributes.${name} is no date`, { field: ['data', 'attributes', name] })
}

/** The modules that are switched on for an organisation, in the order of the suite. */
export async function listModules(db: Database, organisationId: string): Promise<Module[]> {
  const rows = await db.select().from(modules).where(eq(modules.organisationId, organisationId))
  const on = new Set(rows.map((row) => row.module))
  return MODULES.filter((id) => on.has(id)).map((id) => ({ id, type: 'ppms/module', attributes: {} }))
}

/** Whether a module is switched on for an organisation. */
export const hasModule = async (db: Database, organisationId: string, id: ModuleId): Promise<boolean> =>
  (await listModules(db, organisationId)).some((module) => module.id === id)

/** Whether an organisation may use the customer data platform. */
export async function readCdpState(db: Database, organisationId: string): Promise<CdpAccess['data']['state']> {
  const [row] = await db.select().from(cdpAccess).where(eq(cdpAccess.organisationId, organisationId))
  return row?.state ?? 'not_granted'
}
