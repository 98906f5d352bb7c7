import { requestRebuild } from '#containers/rebuild-site.ts'
import { type SiteRow, sites } from '#database/tables/index.ts'
import { transact } from '#database/transact.ts'
import type { Dependencies } from '#dependencies.ts'
import { Refused, refuse } from '#http/refusal.ts'
import type { Content } from '#items/content.ts'
import { createVersionedSite } from '#versions/create-site.ts'
import { firstContent } from './first-content.ts'
import { hasModule } from './modules.ts'

/** What is chosen about a new website or meta-site; a meta-site has only a name. */
export interface NewSite {
  readonly id?: string | undefined
  readonly organisationId: string
  readonly kind: SiteRow['kind']
  readonly name: string
  readonly urls?: readonly string[]
  readonly gdpr?: boolean
  readonly delay?: number
  readonly timezone?: string
  /** Version 1.0, when it is not to be the usual beginning. */
  readonly content?: Content
}

/** Makes a site with its version 1.0, published. Its script is built soon after. Throws `Refused` when the id is taken. */
export async function createSite(
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids' | 'wake'>,
  wanted: NewSite,
): Promise<SiteRow> {
  const { db, clock, ids, wake } = deps
  const at = clock()
  const analytics = wanted.kind === 'app' && (await hasModule(db, wanted.organisationId, 'analytics'))
  const content = wanted.content ?? firstContent(wanted, { at, newId: ids, analytics })
  const site = await transact(db, async (tx) => {
    const id = wanted.id ?? ids()
    const [made] = await tx
      .insert(sites)
      .values({
        id,
        organisationId: wanted.organisationId,
        kind: wanted.kind,
        name: wanted.name,
        urls: [...(wanted.urls ?? [])],
        gdpr: wanted.gdpr ?? true,
        delay: wanted.delay ?? 500,
        timezone: wanted.timezone ?? 'UTC',
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing()
      .returning()
    if (!made) throw new Refused(idTaken())
    await createVersionedSite(tx, { siteId: id, content, at, newId: ids })
    if (made.kind === 'app') await requestRebuild(deps, tx, [id])
    return made
  })
  wake()
  return site
}

const idTaken = () => refuse('NOT_UNIQUE_ID_ERROR', 'Another site has this id', { pointer: '/data/id' })
