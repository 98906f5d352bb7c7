import type { CdpAccess, ModuleId } from '@waymark/domain/session'
import { cdpAccess, licences, modules, organisations } from '#database/tables/index.ts'
import { transact } from '#database/transact.ts'
import type { Dependencies } from '#dependencies.ts'

/** What an organisation begins with. */
export interface NewOrganisation {
  readonly name: string
  readonly modules: readonly ModuleId[]
  readonly cdp: CdpAccess['data']['state']
}

/** Modules of an organisation for which nothing else is chosen: all but the customer data platform. */
export const USUAL_MODULES: readonly ModuleId[] = ['tag_manager', 'analytics', 'consent_manager', 'administration']

/** Makes an organisation with an unlimited licence for its modules, and gives its id. */
export async function createOrganisation(
  { db, clock, ids }: Pick<Dependencies, 'db' | 'clock' | 'ids'>,
  wanted: NewOrganisation,
): Promise<string> {
  const id = ids()
  await transact(db, async (tx) => {
    await tx.insert(organisations).values({ id, name: wanted.name, createdAt: clock() })
    await tx.insert(licences).values({
      organisationId: id,
      status: 'active',
      expiresAt: null,
      inactiveAt: null,
      modules: [...wanted.modules],
      plan: { type: 'business', traffic_limit: null },
      isTrial: false,
    })
    await tx.insert(modules).values(wanted.modules.map((module) => ({ organisationId: id, module })))
    await tx.insert(cdpAccess).values({ organisationId: id, state: wanted.cdp })
  })
  return id
}
