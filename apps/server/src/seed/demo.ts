import { MODULES } from '@waymark/domain/licence'
import type { AccessLevel } from '@waymark/domain/permission'
import type { Role } from '@waymark/domain/user'
import { sql } from 'drizzle-orm'
import type { UserRow } from '#access/people.ts'
import { createOrganisation, createUser } from '#access/people.ts'
import { grant } from '#access/rights.ts'
import { changeInstallation } from '#containers/installation.ts'
import type { Author } from '#database/tables/content.ts'
import { organisations, type SiteRow } from '#database/tables/index.ts'
import { SERVER } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { replaceAudiences } from '#sites/audiences.ts'
import { replaceCustomDimensions, replaceProductDimensions } from '#sites/dimensions.ts'
import { linkApps } from '#sites/link-apps.ts'
import { createSite, type NewSite } from '#sites/sites.ts'
import { seedBrand } from './brand.ts'
import { daysBefore } from './history.ts'
import { changeMarketplace, marketplaceContent } from './marketplace.ts'
import { seedOutdoor } from './outdoor/outdoor.ts'

/** Password of all users of the demo. */
export const DEMO_PASSWORD = 'waymark-demo-2026'
/** Ids of the sites that the demo shop's pages carry. */
export const DEMO_SITE = '5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911'
const OTHER_DEMO_SITE = 'c94e0b6a-81d7-4f3a-a2c5-16b9f0d37e22'

/** Advisory lock: one process seeds, others wait. Any constant would do. */
const SEED_LOCK = 7_239_105

/**
 * Fills an empty database with the demo organisation Northwind and a second one that must stay invisible to it. All of it
 * or nothing; false when the database is not empty.
 */
export async function seedDemo(deps: Dependencies): Promise<boolean> {
  const seeded = await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if ((await tx.$count(organisations)) > 0) return false
    const inside = { ...deps, db: tx, wake: () => {} }
    await seedNorthwind(inside)
    await seedNeighbour(inside)
    return true
  })
  deps.wake()
  return seeded
}

async function seedNorthwind(deps: Dependencies): Promise<void> {
  const founded = { ...deps, clock: () => daysBefore(deps.clock(), 95, '08:00') }
  const organisationId = await createOrganisation(founded, { name: 'Northwind', modules: MODULES, cdp: 'granted' })
  const person = (name: string, role: Role = 'USER') => {
    const attributes = { email: `${name}@northwind.example`, password: DEMO_PASSWORD, role, language: 'en' }
    return createUser(founded, organisationId, { type: 'ppms/user', attributes }, SERVER)
  }
  const people = {
    owner: await person('owner', 'OWNER'),
    publisher: await person('publisher'),
    editor: await person('editor'),
    viewer: await person('viewer'),
  }
  const team = { owner: authorOf(people.owner), publisher: authorOf(people.publisher), editor: authorOf(people.editor) }
  const context = { at: deps.clock(), newId: deps.ids }
  const large = marketplaceContent(context)
  const site = (wanted: Omit<NewSite, 'organisationId' | 'kind'>) =>
    createSite(founded, { ...wanted, organisationId, kind: 'app' })

  const shop = `http://localhost:${deps.settings.demoPort}`
  const outdoor = await seedOutdoor(deps, { id: DEMO_SITE, organisationId, urls: [shop] }, team)
  const outlet = await site({
    id: OTHER_DEMO_SITE,
    name: 'Northwind Outlet',
    urls: ['https://outlet.northwind.example'],
  })
  const marketplace = await createSite(deps, {
    organisationId,
    kind: 'app',
    name: 'Northwind Marketplace',
    urls: ['https://marketplace.northwind.example'],
    content: large.published,
  })
  const shared: SiteRow[] = []
  for (const [name, address] of SMALL_SITES) shared.push(await site({ name, urls: [`https://${address}`] }))
  const internal = await site({ name: 'Northwind Careers', urls: ['https://careers.northwind.example'], gdpr: false })

  const brand = await seedBrand(deps, { organisationId, apps: [outdoor, outlet], author: team.publisher })
  const europe = await createSite(founded, { name: 'Northwind Europe', organisationId, kind: 'meta-site' })
  await linkApps(deps, europe, [outdoor.id, ...shared.map((row) => row.id)], SERVER)

  const levels: [UserRow, AccessLevel, readonly SiteRow[]][] = [
    [people.publisher, 'publish', [outdoor, outlet, marketplace, brand, europe, ...shared]],
    [people.editor, 'edit', [outdoor, marketplace, brand, ...shared]],
    [people.editor, 'view', [outlet, europe]],
    [people.viewer, 'view', [outdoor, outlet, marketplace, brand, ...shared.slice(0, 4)]],
    // One site on which a user may do everything but is no owner, so that each level is in use.
    [people.publisher, 'manage', [internal]],
  ]
  for (const [user, level, sites] of levels) {
    for (const { id } of sites) await grant(deps.db, { siteId: id, userId: user.id, level })
  }
  await changeMarketplace(deps, { siteId: marketplace.id, author: team.editor, at: deps.clock() }, large)
  await seedSuite(deps, outdoor.id)
  await seedSuite(deps, marketplace.id)
  // The demo is about websites that run, not about the first day of one.
  for (const { id } of [outdoor, outlet, marketplace, internal, ...shared]) {
    await changeInstallation(deps, id, { dismissed: true })
  }
}

const SMALL_SITES = [
  ['Northwind Journal', 'journal.northwind.example'],
  ['Northwind Rentals', 'rentals.northwind.example'],
  ['Northwind Club', 'club.northwind.example'],
  ['Northwind Repair', 'repair.northwind.example'],
  ['Northwind Business', 'business.northwind.example'],
  ['Northwind Gift Cards', 'gifts.northwind.example'],
  ['Northwind Stores', 'stores.northwind.example'],
  ['Northwind Events', 'events.northwind.example'],
] as const

/** A second organisation, which the first must never see. */
async function seedNeighbour(deps: Dependencies): Promise<void> {
  const organisationId = await createOrganisation(deps, { name: 'Southmoor', modules: MODULES, cdp: 'not_granted' })
  const account = { email: 'owner@southmoor.example', password: DEMO_PASSWORD, role: 'OWNER' as const, language: 'en' }
  await createUser(deps, organisationId, { type: 'ppms/user', attributes: account }, SERVER)
  await createSite(deps, {
    organisationId,
    kind: 'app',
    name: 'Southmoor Gardens',
    urls: ['https://southmoor.example'],
  })
}

const authorOf = ({ id, email }: UserRow): Author => ({ id, email })

/** Dimensions and audiences of a site. */
async function seedSuite(deps: Dependencies, siteId: string): Promise<void> {
  const dimensions = [
    'Membership',
    'Store',
    'Author',
    'Plan',
    'Storefront region',
    'Delivery',
    'Test variant',
    'Season',
  ]
  await replaceCustomDimensions(
    deps.db,
    siteId,
    dimensions.map((name, index) => ({
      type: 'custom_dimension',
      attributes: { tracking_id: index + 5, name, active: index !== 6 },
    })),
    deps.ids,
  )
  await replaceProductDimensions(
    deps.db,
    siteId,
    ['Colour', 'Material', 'Size', 'Season'].map((name, index) => ({
      type: 'product_custom_dimension',
      attributes: { name, slot: index + 1 },
    })),
    deps.ids,
  )
  await replaceAudiences(
    deps.db,
    siteId,
    ['Returning hikers', 'Abandoned baskets', 'Members'].map((name) => ({ id: deps.ids(), name })),
  )
}
