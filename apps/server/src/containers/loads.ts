import { eq, sql } from 'drizzle-orm'
import { siteActivity, sites } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'

/** How long further loads of a site are not recorded after one was, in milliseconds: one write per process. */
const RECORDED_TTL = 60_000
/** How long a host that is none of the site's is not looked up again, in milliseconds. */
const UNKNOWN_HOST_TTL = 2_000

/**
 * Records that a page under one of the site's addresses has loaded its container, as the browser names the page in `Referer`
 * or `Origin`. A debug container is recorded also where the browser names none, because only a page that has the container
 * asks for it. Returns at once and never throws: the page waits for its container only.
 */
export function recordLoad(deps: Dependencies, siteId: string, request: Request, { isDebug = false } = {}): void {
  const page = pageOf(request)
  if (!page && !isDebug) return
  const { loads } = deps.caches
  const hostKey = `${siteId} ${page?.host}`
  if (loads.has(siteId) || loads.has(hostKey)) return
  loads.set(hostKey, true, { ttl: UNKNOWN_HOST_TTL })
  insertLoad(deps, siteId, page).then(
    (isRecorded) => isRecorded && loads.set(siteId, true, { ttl: RECORDED_TTL }),
    (err) => deps.log.debug({ err }, 'A load of a container could not be recorded'),
  )
}

/** False for a page that is not under an address of the site. */
async function insertLoad(
  { containersDb: db, clock }: Dependencies,
  siteId: string,
  page: URL | undefined,
): Promise<boolean> {
  const [site] = await db.select({ urls: sites.urls }).from(sites).where(eq(sites.id, siteId))
  if (!site || (page && !site.urls.some((url) => isSameHost(url, page)))) return false
  const at = clock()
  await db
    .insert(siteActivity)
    .values({ siteId, firstLoadedAt: at, lastLoadedAt: at, loadedFrom: page?.origin ?? null })
    .onConflictDoUpdate({
      target: siteActivity.siteId,
      set: {
        firstLoadedAt: sql`coalesce(${siteActivity.firstLoadedAt}, excluded.first_loaded_at)`,
        lastLoadedAt: sql`excluded.last_loaded_at`,
        loadedFrom: sql`coalesce(excluded.loaded_from, ${siteActivity.loadedFrom})`,
      },
    })
  return true
}

function pageOf({ headers }: Request): URL | undefined {
  const page = URL.parse(headers.get('referer') ?? headers.get('origin') ?? '')
  return page?.host ? page : undefined
}

/** Whether a page is under an address: http and https are the same, and so is a host with and without `www`. */
const isSameHost = (address: string, page: URL): boolean => bareHost(URL.parse(address)) === bareHost(page)
const bareHost = (address: URL | null) => address?.host.replace(/^www\./u, '')
