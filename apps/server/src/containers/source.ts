import type { CompileInput, Settings as ContainerSettings, Items, MetaItems } from '@waymark/container/compile'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { findVersion, type VersionRow } from '#database/find-version.ts'
import { readSnapshot } from '#database/read-snapshot.ts'
import type { Annotations, Content, Dates } from '#database/tables/content.ts'
import { type SiteRow, siteMetaSites, sites, versions } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { readContent } from '#items/content-store.ts'
import { stoppedTagIds, stoppedTagsOf } from '#items/tags/stopped-tags.ts'
import { trackerDomains, trackerOf } from '#items/tags/tracker-of.ts'
import { canonicalJson } from '#json.ts'
import type { Settings } from '#settings.ts'
import { sha256 } from '#sha256.ts'

/** All that a site's container is compiled from, and its checksum, which is known without compiling anything. */
export type ArtifactSource = Pick<CompileInput, 'appId' | 'settings' | 'site' | 'metaSites' | 'checksum'>

/** A version and everything its container is made of, as one snapshot. `source` is absent for meta-sites. */
export interface PublishState {
  site: SiteRow
  version: VersionRow
  content: Content
  /** The content without the tags that are stopped on the website, which is what a published container has. */
  running: Content
  /** The ids of all tags that are stopped on the website, whatever the version. */
  stoppedIds: readonly string[]
  source: ArtifactSource | undefined
  dependencyState: string
  /** Name of the build that a container compiled now belongs to. */
  build: string
}

/** How a version's stopped tags are read. */
interface Reading {
  /** Whether the version is about to become the published one, in which stopped tags stay stopped. */
  publishing?: boolean
  stop?: readonly string[]
  resume?: readonly string[]
}

/** Reads what there is to publish in one snapshot of the database; undefined when site or version do not exist. */
export async function readState(
  { db, settings, compiler }: Pick<Dependencies, 'db' | 'settings' | 'compiler'>,
  siteId: string,
  versionId: string,
  { publishing = false, stop = [], resume = [] }: Reading = {},
): Promise<PublishState | undefined> {
  const build = compiler.build()
  return readSnapshot(db, async (tx) => {
    const [site] = await tx.select().from(sites).where(eq(sites.id, siteId))
    const version = await findVersion(tx, siteId, versionId)
    if (!site || !version) return undefined
    const content = await readContent(tx, version)
    const areStopped = publishing || version.versionType === 'published'
    const stoppedIds = [...(await stoppedTagIds(tx, siteId)), ...stop].filter((id) => !resume.includes(id))
    const running = areStopped ? withoutTags(content, stoppedIds) : content
    const source = site.kind === 'app' ? await readSource(tx, { site, content: running, settings, build }) : undefined
    const dependencyState = await readDependencyState(tx, siteId)
    return { site, version, content, running, stoppedIds, source, dependencyState, build: buildName(build, settings) }
  })
}

/** The source of the container that a site has with some content of its own and what its meta-sites have published. */
export async function readSource(
  db: Database,
  { site, content, settings, build }: { site: SiteRow; content: Content; settings: Settings; build: string },
): Promise<ArtifactSource> {
  const input = {
    appId: site.id,
    settings: containerSettings(site, settings),
    site: itemsOf(content),
    metaSites: await readMetaItems(db, site.id),
  }
  return { ...input, checksum: sha256(canonicalJson({ ...input, build })) }
}

async function readMetaItems(db: Database, siteId: string): Promise<MetaItems[]> {
  const metaSites: MetaItems[] = []
  for (const { site, version } of await publishedMetaSites(db, siteId)) {
    const content = withoutTags(await readContent(db, version), await stoppedTagIds(db, site.id))
    metaSites.push({ id: site.id, name: site.name, ...itemsOf(content) })
  }
  return metaSites
}

const withoutTags = (content: Content, ids: readonly string[]): Content =>
  ids.length === 0 ? content : { ...content, tags: content.tags.filter(({ id }) => !ids.includes(id)) }

// What changes nothing on the site stays out of the checksum and of what is sent there: when an item was edited last,
// and what people wrote beside it.
const itemsOf = (content: Content): Items => ({
  tags: content.tags.map(({ updated_at: _, note: __, labels: ___, ...tag }) => tag),
  triggers: content.triggers.map(whatRuns),
  variables: content.variables.map(whatRuns),
})

const whatRuns = <T extends Dates & Annotations>({
  created_at: _,
  updated_at: __,
  note: ___,
  labels: ____,
  ...item
}: T) => item

/**
 * Identifies the state of what a site's container depends on beside the version: settings, meta-sites, stopped tags. A
 * compiled container may go live if it is the same before and after compiling.
 */
export async function readDependencyState(db: Database, siteId: string): Promise<string> {
  const [site] = await db
    .select({ settings: sites.settingsRevision, name: sites.name })
    .from(sites)
    .where(eq(sites.id, siteId))
  const linked = await publishedMetaSites(db, siteId)
  const stopped = await stoppedTagsOf(db, [siteId, ...linked.map((one) => one.site.id)])
  return canonicalJson([site, linked.map(({ site: { id, name }, version }) => [id, name, version.id]), stopped])
}

const publishedMetaSites = (db: Database, siteId: string) =>
  db
    .select({
      site: { id: sites.id, name: sites.name },
      version: { id: versions.id, siteId: versions.siteId, contentHash: versions.contentHash },
    })
    .from(siteMetaSites)
    .innerJoin(sites, eq(sites.id, siteMetaSites.metaSiteId))
    .innerJoin(versions, and(eq(versions.siteId, sites.id), eq(versions.versionType, 'published')))
    .where(eq(siteMetaSites.siteId, siteId))
    .orderBy(asc(siteMetaSites.position))

/** What a container is given of the site and the installation. */
function containerSettings(site: SiteRow, settings: Settings): ContainerSettings {
  const tracker = trackerOf(site, settings)
  return {
    debuggerOrigin: settings.origin,
    gdpr: site.gdpr,
    delay: site.delay,
    trackerJsUrl: tracker.sends ? tracker.js_url : '',
    trackerPhpUrl: tracker.sends ? tracker.php_url : '',
    trackerDomains: trackerDomains(site),
    trackerSiteId: tracker.site_id,
    trackerDialect: tracker.dialect,
    audiencesUrl: settings.audiencesUrl,
    containerOrigin: settings.containerOrigin,
  }
}

/**
 * Identifies the container's build and the installation's settings. Artifacts that were compiled under another name are out
 * of date.
 */
export const buildName = (build: string, settings: Settings): string =>
  sha256(
    canonicalJson([build, settings.origin, settings.containerOrigin, settings.audiencesUrl, settings.tracker]),
  ).slice(0, 32)
