import type { SetUp } from '@waymark/domain/organisation'
import { sql } from 'drizzle-orm'
import { createOrganisation, createUser, USUAL_MODULES } from '#access/people.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { SiteRow } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { asMember } from '#http/initiator-of-call.ts'
import { refuse } from '#refusal.ts'
import { createSite } from '#sites/sites.ts'
import { isSetUpCode, isSetUpOpen, removeSetUpCodes } from './code.ts'

/** Advisory lock: one set-up runs, others wait. Any constant would do. */
const SET_UP_LOCK = 7_239_106

/**
 * Makes the organisation, its owner and the first website: all of them or nothing. Refuses when the installation has a user,
 * also one who came while this call waited, and without a code of this installation. The website has no tag yet, so that
 * the owner chooses the first one.
 */
export async function setUp(
  deps: Dependencies,
  { code, ...entered }: SetUp['attributes'],
  by: Initiator,
): Promise<{ ownerId: string; site: SiteRow }> {
  if (!(await isSetUpOpen(deps.db))) throw done()
  if (!(await isSetUpCode(deps.db, code))) {
    throw refuse('SET_UP_CODE_ERROR', 'The code is none that this server has printed', {
      field: ['data', 'attributes', 'code'],
    })
  }
  const made = await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SET_UP_LOCK})`)
    if (!(await isSetUpOpen(tx))) throw done()
    const inside = { ...deps, db: tx, wake: () => {} }
    const organisation = { name: entered.organization, modules: USUAL_MODULES, cdp: 'not_granted' as const }
    const organisationId = await createOrganisation(inside, organisation)
    await recordAudit(tx, deps, by, {
      organisationId,
      action: 'organization.created',
      object: { type: 'organization', id: organisationId, name: entered.organization },
    })
    const { email, password, language } = entered
    const owner = await createUser(
      inside,
      organisationId,
      {
        type: 'ppms/user',
        attributes: { email, password, role: 'OWNER', language },
      },
      by,
    )
    const site = await createSite(inside, {
      organisationId,
      kind: 'app',
      name: entered.website_name,
      urls: [entered.website_url],
      timezone: entered.timezone,
      gdpr: entered.gdpr,
      analytics: false,
      by: asMember(by, owner),
    })
    await removeSetUpCodes(tx)
    return { ownerId: owner.id, site }
  })
  deps.wake()
  return made
}

const done = () => refuse('SET_UP_DONE_ERROR', 'This installation has been set up already')
