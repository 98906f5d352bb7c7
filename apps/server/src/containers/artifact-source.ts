import type { CompileInput, Items, MetaItems } from '@waymark/container/compile'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { type SiteRow, siteMetaSites, sites, versions } from '#database/tables/index.ts'
import { canonicalJson, sha256 } from '#items/canonical.ts'
import type { Content, Dates } from '#items/content.ts'
import { readVersion } from '#items/content-store.ts'
import type { Settings } from '#settings.ts'
import { artifactSettings } from './artifact-settings.ts'

/** All that a site's script is made of, and its checksum, which is known without compiling anything. */
export type ArtifactSource = Pick<CompileInput, 'appId' | 'settings' | 'site' | 'metaSites' | 'checksum'>

/** The source of the script that a site has with some content of its own and what its meta-sites have published. */
export async function readSource(
  db: Database,
  { site, content, settings, build }: { site: SiteRow; content: Content; settings: Settings; build: string },
): Promise<ArtifactSource> {
  const parts = {
    appId: site.id,
    settings: artifactSettings(site, settings),
    site: itemsOf(content),
    metaSites: await readMetaItems(db, site.id),
  }
  return { ...parts, checksum: sha256(canonicalJson({ ...parts, build })) }
}

async function readMetaItems(db: Database, siteId: string): Promise<MetaItems[]> {
  const linked = await db
    .select({ site: sites, version: versions })
    .from(siteMetaSites)
    .innerJoin(sites, eq(sites.id, siteMetaSites.metaSiteId))
    .innerJoin(versions, and(eq(versions.siteId, sites.id), eq(versions.versionType, 'published')))
    .where(eq(siteMetaSites.siteId, siteId))
    .orderBy(asc(siteMetaSites.position))
  const metaSites: MetaItems[] = []
  for (const { site, version } of linked) {
    metaSites.push({ id: site.id, name: site.name, ...itemsOf(await readVersion(db, version)) })
  }
  return metaSites
}

// When an item was edited last changes nothing on the site, so it stays out of the checksum.
const itemsOf = (content: Content): Items => ({
  tags: content.tags.map(({ updated_at: _, ...tag }) => tag),
  triggers: content.triggers.map(withoutDates),
  variables: content.variables.map(withoutDates),
})

const withoutDates = <T extends Dates>({ created_at: _, updated_at: __, ...item }: T) => item

/**
 * Names the state of everything beside the draft that a site's script depends on. Equal before and after the slow work
 * of compiling means that the result may be put live.
 */
export async function readStamp(db: Database, siteId: string): Promise<string> {
  const [site] = await db
    .select({ settings: sites.settingsRevision, name: sites.name })
    .from(sites)
    .where(eq(sites.id, siteId))
  const linked = await db
    .select({ id: sites.id, name: sites.name, version: versions.id })
    .from(siteMetaSites)
    .innerJoin(sites, eq(sites.id, siteMetaSites.metaSiteId))
    .innerJoin(versions, and(eq(versions.siteId, sites.id), eq(versions.versionType, 'published')))
    .where(eq(siteMetaSites.siteId, siteId))
    .orderBy(asc(siteMetaSites.position))
  return canonicalJson([site, linked])
}
