import { randomBytes } from 'node:crypto'
import { debugLinks as endpoints } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import { and, eq } from 'drizzle-orm'
import { debugLinks, type SiteRow } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import { tagPage } from '#http/list-page.ts'
import { reply } from '#http/reply.ts'
import { serve } from '#http/serve.ts'
import { wireDate } from '#http/wire-date.ts'
import { notFound } from '#refusal.ts'

/** The link of a site that opens the debugger without sign-in, of which there is one at most. */
export function mountDebugLinks(api: Api): void {
  serve(api, endpoints.list, async ({ deps, site, query, url }) => {
    const page = pageOf(query)
    const link = await findLink(deps, site.id)
    const all = link ? [presentLink(link)] : []
    return tagPage({ data: all.slice(page.offset, page.offset + page.limit), total: all.length }, url, page)
  })

  serve(api, endpoints.create, {
    find: async ({ site }) => (site.kind === 'app' ? site : undefined),
    async handle({ deps, site }) {
      const present = await findLink(deps, site.id)
      if (present) return reply(200, { data: presentLink(present) })
      const secret = randomBytes(16).toString('hex')
      const link = { id: deps.ids(), siteId: site.id, secret, url: linkUrl(deps, site, secret) }
      // Of two simultaneous calls the second gets the link of the first.
      const [made] = await deps.db
        .insert(debugLinks)
        .values({ ...link, createdAt: deps.clock() })
        .onConflictDoNothing()
        .returning()
      const kept = made ?? (await findLink(deps, site.id))
      if (!kept) throw notFound()
      return reply(made ? 201 : 200, { data: presentLink(kept) })
    },
  })

  serve(api, endpoints.remove, {
    async find({ deps, site, params }) {
      const link = await findLink(deps, site.id)
      return link?.id === params.debugLinkId ? link : undefined
    },
    async handle({ deps, found }) {
      await deps.db.delete(debugLinks).where(and(eq(debugLinks.siteId, found.siteId), eq(debugLinks.id, found.id)))
      return undefined
    },
  })
}

type LinkRow = typeof debugLinks.$inferSelect

async function findLink({ db }: Dependencies, siteId: string): Promise<LinkRow | undefined> {
  const [row] = await db.select().from(debugLinks).where(eq(debugLinks.siteId, siteId))
  return row
}

function linkUrl({ settings }: Dependencies, site: SiteRow, secret: string): string {
  const file = Buffer.from(`${settings.origin}/debug-files/${secret}.json`).toString('base64url')
  const [first = ''] = site.urls
  return `${settings.origin}/tag/standalone-debug?debugFileUrl=${file}&initialUrl=${encodeURIComponent(first)}`
}

const presentLink = (row: LinkRow) => ({
  id: row.id,
  type: 'debug-link' as const,
  attributes: { url: row.url, created_at: wireDate(row.createdAt) },
})
