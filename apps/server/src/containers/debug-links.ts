import { randomBytes } from 'node:crypto'
import { debugLinks as endpoints } from '@waymark/api-client/endpoints'
import { DEFAULT_DEBUG_LINK_DAYS, debugLinkUrl } from '@waymark/domain/debug-link'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { accountName } from '#access/api-clients/account-name.ts'
import { maySee } from '#access/rights.ts'
import { changesBetween, recordAudit } from '#audit/record-audit.ts'
import { listPage, orderOf } from '#database/list.ts'
import { debugLinks, type SiteRow, users } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import { groupedPage } from '#http/list-page.ts'
import { reply } from '#http/reply.ts'
import { serve } from '#http/serve.ts'
import { wireDate } from '#http/wire-date.ts'
import { refuse } from '#refusal.ts'

const DAY = 86_400_000

/** The links of a site that open the debugger without sign-in. */
export function mountDebugLinks(api: Api): void {
  serve(api, endpoints.list, async ({ deps, site, query, url }) => {
    const { db, clock } = deps
    const keys = { created_at: sql`${debugLinks.createdAt}` }
    const { rows, total } = await listPage(db, {
      columns: { link: debugLinks, author: accountName },
      from: debugLinks,
      join: { table: users, on: eq(users.id, debugLinks.createdBy) },
      where: and(eq(debugLinks.siteId, site.id), gt(debugLinks.endsAt, clock())),
      order: orderOf({ keys, tieBreakers: debugLinks }, query.sort, '-created_at'),
      page: query,
    })
    return groupedPage({ data: rows.map(({ link, author }) => presentLink(link, author)), total }, url, query)
  })

  serve(api, endpoints.one, {
    async find({ deps, site, params }) {
      const [row] = await deps.db
        .select({ link: debugLinks, author: accountName })
        .from(debugLinks)
        .leftJoin(users, eq(users.id, debugLinks.createdBy))
        .where(and(eq(debugLinks.id, params.debugLinkId), eq(debugLinks.siteId, site.id)))
      return row && row.link.endsAt > deps.clock() ? row : undefined
    },
    handle: ({ found: { link, author } }) => ({ data: presentLink(link, author) }),
  })

  serve(api, endpoints.create, {
    find: async ({ site }) => (site.kind === 'app' ? site : undefined),
    async handle({ deps, site, user, by, body }) {
      const secret = randomBytes(16).toString('hex')
      const createdAt = deps.clock()
      const days = body.data.attributes?.valid_days ?? DEFAULT_DEBUG_LINK_DAYS
      const link = {
        id: deps.ids(),
        siteId: site.id,
        secret,
        url: linkUrl(deps, site, secret),
        createdAt,
        endsAt: new Date(createdAt.getTime() + days * DAY),
        createdBy: user.id,
      }
      await deps.db.transaction(async (tx) => {
        await tx.insert(debugLinks).values(link)
        const changes = changesBetween({}, { ends_at: wireDate(link.endsAt) })
        await recordAudit(tx, deps, by, { ...aboutSite(site), action: 'debug_link.created', changes })
      })
      return reply(201, { data: presentLink(link, user.email) })
    },
  })

  serve(api, endpoints.remove, {
    async find({ deps, site, params }) {
      const [link] = await deps.db.select().from(debugLinks).where(eq(debugLinks.id, params.debugLinkId))
      return link?.siteId === site.id ? link : undefined
    },
    handle: ({ deps, site, by, found }) => removeLinks(deps, site, { by, which: eq(debugLinks.id, found.id) }),
  })

  serve(api, endpoints.removeAll, ({ deps, site, by }) => removeLinks(deps, site, { by, which: undefined }))
}

/** Removes links of a site, all of them unless some are named. */
const removeLinks = (
  deps: Dependencies,
  site: SiteRow,
  { by, which }: { by: Initiator; which: SQL | undefined },
): Promise<undefined> =>
  deps.db.transaction(async (tx) => {
    const own = and(eq(debugLinks.siteId, site.id), which)
    const removed = await tx.delete(debugLinks).where(own).returning({ id: debugLinks.id })
    if (removed.length === 0) return undefined
    const changes = changesBetween({}, { links: removed.length })
    await recordAudit(tx, deps, by, { ...aboutSite(site), action: 'debug_link.removed', changes })
    return undefined
  })

const aboutSite = (site: SiteRow) => ({
  organisationId: site.organisationId,
  object: { type: 'site', id: site.id, name: site.name } as const,
  site,
})

type LinkRow = typeof debugLinks.$inferSelect

/**
 * The link of a debug file or debug token, as long as the user who made it may see the site; undefined where there is none.
 * An expired one is refused with an error of its own.
 */
export async function openLink(
  deps: Dependencies,
  which: { readonly id: string } | { readonly secret: string },
): Promise<LinkRow | undefined> {
  const wanted = 'id' in which ? eq(debugLinks.id, which.id) : eq(debugLinks.secret, which.secret)
  const [link] = await deps.db.select().from(debugLinks).where(wanted)
  if (!link || (link.createdBy !== null && !(await maySee(deps, link.createdBy, link.siteId)))) return undefined
  if (link.endsAt > deps.clock()) return link
  throw refuse('DEBUG_LINK_EXPIRED_ERROR', `This debug link expired on ${wireDate(link.endsAt)}`)
}

function linkUrl({ settings }: Dependencies, site: SiteRow, secret: string): string {
  const [appUrl = ''] = site.urls
  return debugLinkUrl({ origin: settings.origin, file: `${secret}.json`, appUrl })
}

const presentLink = ({ id, url, createdAt, endsAt }: LinkRow, author: string | null) => ({
  id,
  type: 'debug-link' as const,
  attributes: { url, created_at: wireDate(createdAt), expires_at: wireDate(endsAt), author },
})
