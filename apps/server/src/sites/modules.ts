import { type CdpAccess, MODULES, type Module } from '@waymark/domain/session'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { cdpAccess, modules } from '#database/tables/index.ts'

/** The modules that are switched on for an organisation, in the order in which the suite names them. */
export async function listModules(db: Database, organisationId: string): Promise<Module[]> {
  const rows = await db.select().from(modules).where(eq(modules.organisationId, organisationId))
  const on = new Set(rows.map((row) => row.module))
  return MODULES.filter((id) => on.has(id)).map((id) => ({ id, type: 'ppms/module', attributes: {} }))
}

/** Whether a module is switched on for an organisation. */
export const hasModule = async (db: Database, organisationId: string, id: (typeof MODULES)[number]): Promise<boolean> =>
  (await listModules(db, organisationId)).some((module) => module.id === id)

/** Whether an organisation may use the customer data platform. */
export async function readCdpState(db: Database, organisationId: string): Promise<CdpAccess['data']['state']> {
  const [row] = await db.select().from(cdpAccess).where(eq(cdpAccess.organisationId, organisationId))
  return row?.state ?? 'not_granted'
}
