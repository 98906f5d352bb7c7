import { eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { findVersion, type VersionRow } from '#database/find-version.ts'
import { type SiteRow, sites } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Content } from '#items/content.ts'
import { readVersion } from '#items/content-store.ts'
import { buildName } from './artifact-settings.ts'
import { type ArtifactSource, readSource, readStamp } from './artifact-source.ts'
import { containerCompiler } from './compiler.ts'

/** A version and everything its script is made of, all of one moment. `source` is absent for meta-sites. */
export interface PublishState {
  site: SiteRow
  version: VersionRow
  content: Content
  source: ArtifactSource | undefined
  stamp: string
  /** Name of the build that a script made now belongs to. */
  build: string
}

/** Reads what there is to publish in one snapshot of the database; undefined when site or version are not there. */
export async function readState(
  { db, settings, compiler = containerCompiler }: Pick<Dependencies, 'db' | 'settings' | 'compiler'>,
  siteId: string,
  versionId: string,
): Promise<PublishState | undefined> {
  const build = compiler.build()
  return atOneMoment(db, async (tx) => {
    const [site] = await tx.select().from(sites).where(eq(sites.id, siteId))
    const version = await findVersion(tx, siteId, versionId)
    if (!site || !version) return undefined
    const content = await readVersion(tx, version)
    const source = site.kind === 'app' ? await readSource(tx, { site, content, settings, build }) : undefined
    return { site, version, content, source, stamp: await readStamp(tx, siteId), build: buildName(build, settings) }
  })
}

/** Runs reads that must fit together: writes that others commit meanwhile are not seen. */
export const atOneMoment = <T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
