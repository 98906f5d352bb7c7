import { containers, versions } from '@waymark/api-client/endpoints'
import { isId } from '@waymark/domain/resource'
import { and, asc, eq } from 'drizzle-orm'
import { audiences, audienceVisitors, sites } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import type { Caller } from '#http/caller.ts'
import { reply } from '#http/reply.ts'
import { serve } from '#http/serve.ts'
import { wireDate } from '#http/wire-date.ts'
import { notFound } from '#refusal.ts'
import { signingKey, TOKEN_LIFETIMES } from '#secrets/signing-keys.ts'
import { openLink } from './debug-links.ts'
import { signDebugToken } from './debug-token.ts'
import { describeVersion } from './metadata.ts'
import { CORS_HEADERS, serveContainer } from './serve-container.ts'
import { readSource, readState } from './source.ts'

/** What sites and shared debug sessions load without signing in, and what the debugger needs. */
export function mountContainers(api: Api): void {
  serve(api, containers.script, ({ deps, params, query, url, request }) =>
    serveContainer(deps, { file: params.file, token: query.wm_debug, url, request }),
  )

  serve(api, containers.audiences, async ({ deps: { containersDb: db }, params }) => {
    const [site] = isId(params.appId) ? await db.select().from(sites).where(eq(sites.id, params.appId)) : []
    if (site?.kind !== 'app') throw notFound('app_id')
    const rows = await db
      .select({ id: audienceVisitors.audienceId })
      .from(audienceVisitors)
      .innerJoin(audiences, eq(audiences.id, audienceVisitors.audienceId))
      .where(and(eq(audienceVisitors.siteId, site.id), eq(audienceVisitors.visitorId, params.visitorId)))
      .orderBy(asc(audiences.position))
    const body = { audiences: rows.map((row) => row.id) }
    return reply(200, body, { ...CORS_HEADERS, 'Cache-Control': 'no-store' })
  })

  serve(api, containers.debugFile, async ({ deps, params }) => {
    const secret = /^(?<secret>[0-9a-f]{32})\.json$/u.exec(params.file)?.groups?.secret
    const link = secret ? await openLink(deps, { secret }) : undefined
    const state = link && (await readState(deps, link.siteId, 'draft'))
    if (!link || !state?.source) throw notFound()
    const { site, version, source, stoppedIds } = state
    const token = await debugToken(deps, { siteId: site.id, version: version.id, link: link.id })
    const file = {
      app_id: site.id,
      app_urls: site.urls,
      debug_token: token.text,
      metadata: describeVersion(source, stoppedIds),
    }
    return reply(200, file, { 'Cache-Control': 'no-store' })
  })

  serve(api, versions.metadata, {
    find: ({ deps, site, user, params }) => readMetadata(deps, user, site.id, params.versionId),
    handle: ({ found }) => ({ data: found }),
  })
}

/** A version as the debugger needs it, with the token under which a site's page may run it. A meta-site gets none. */
async function readMetadata(deps: Dependencies, user: Caller, siteId: string, versionId: string) {
  const state = await readState(deps, siteId, versionId)
  if (!state) return undefined
  const { site, version, running, stoppedIds } = state
  const { db, settings, compiler } = deps
  const source = state.source ?? (await readSource(db, { site, content: running, settings, build: compiler.build() }))
  const attributes = describeVersion(source, stoppedIds)
  const metadata = { id: version.id, type: 'version_metadata' as const, attributes }
  const updated_at = wireDate(version.updatedAt)
  if (!state.source) return { ...metadata, meta: { updated_at } }
  const token = await debugToken(deps, { siteId, version: version.id, user: user.id })
  return {
    ...metadata,
    meta: {
      updated_at,
      debug_token: token.text,
      debug_token_expires_at: wireDate(new Date(token.until * 1000)),
    },
  }
}

type Grant = { siteId: string; version: string } & ({ user: string } | { link: string })

/** A signed debug token and its end in seconds since 1970. */
async function debugToken(deps: Dependencies, grant: Grant): Promise<{ text: string; until: number }> {
  const until = Math.floor(deps.clock().getTime() / 1000) + TOKEN_LIFETIMES['debug-token']
  return { text: signDebugToken(await signingKey(deps, 'debug-token'), { ...grant, until }), until }
}
