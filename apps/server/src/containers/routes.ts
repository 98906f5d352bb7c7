import { containers } from '@waymark/api-client/endpoints'
import { isId } from '@waymark/domain/resource'
import { and, asc, eq } from 'drizzle-orm'
import { installationKey } from '#access/keys.ts'
import { audiences, audienceVisitors, debugLinks, sites } from '#database/tables/index.ts'
import type { Api } from '#http/api.ts'
import { notFound } from '#http/refusal.ts'
import { reply } from '#http/reply.ts'
import { serve } from '#http/serve.ts'
import { signDebugToken } from './debug-token.ts'
import { describeVersion } from './metadata.ts'
import { readState } from './read-state.ts'
import { FOR_SITES, serveContainer } from './serve-container.ts'

/** What sites and shared debug sessions load without signing in. */
export function mountContainers(api: Api): void {
  serve(api, containers.script, ({ deps, params, query, url, request }) =>
    serveContainer(deps, { file: params.file, token: query.wm_debug, url, request }),
  )

  serve(api, containers.audiences, async ({ deps: { db }, params }) => {
    const [site] = isId(params.appId) ? await db.select().from(sites).where(eq(sites.id, params.appId)) : []
    if (site?.kind !== 'app') return notFound({ parameter: 'app_id' })
    const rows = await db
      .select({ id: audienceVisitors.audienceId })
      .from(audienceVisitors)
      .innerJoin(audiences, eq(audiences.id, audienceVisitors.audienceId))
      .where(and(eq(audienceVisitors.siteId, site.id), eq(audienceVisitors.visitorId, params.visitorId)))
      .orderBy(asc(audiences.position))
    const body = { audiences: rows.map((row) => row.id) }
    return reply(200, body, { ...FOR_SITES, 'Cache-Control': 'no-store' })
  })

  serve(api, containers.debugFile, async ({ deps, params }) => {
    const secret = /^(?<secret>[0-9a-f]{32})\.json$/u.exec(params.file)?.groups?.secret
    const [link] = secret ? await deps.db.select().from(debugLinks).where(eq(debugLinks.secret, secret)) : []
    if (!link) return notFound()
    const state = await readState(deps, link.siteId, 'draft')
    if (!state?.source) return notFound()
    const { site, version, source } = state
    const key = await installationKey(deps.db, 'debug-token')
    const file = {
      app_id: site.id,
      app_urls: site.urls,
      debug_token: signDebugToken(key, { siteId: site.id, version: version.id, link: link.id }),
      metadata: describeVersion(source),
    }
    return reply(200, file, { 'Cache-Control': 'no-store' })
  })
}
