import type { AccessLevel } from '@waymark/domain/permission'
import type { SiteRow } from '../database/tables/index.ts'
import { grant } from '../suite/access/grant.ts'
import type { Caller } from '../suite/session/caller.ts'
import { createSite, type NewSite } from '../suite/sites/create-site.ts'
import type { World } from '../world.ts'

/** Makes a website (or a meta-site) with the usual version 1.0. */
export const makeSite = (world: World, organisationId: string, wanted: Partial<NewSite> = {}): Promise<SiteRow> =>
  createSite(world, {
    kind: 'app',
    name: 'Northwind Outdoor',
    urls: ['https://northwind.example'],
    ...wanted,
    organisationId,
  })

/** Gives somebody a level on a site. */
export const give = (world: World, user: Caller, site: Pick<SiteRow, 'id'>, level: AccessLevel): Promise<void> =>
  grant(world.db, { siteId: site.id, userId: user.id, level })
