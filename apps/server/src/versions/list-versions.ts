import type { QueryOf } from '@waymark/api-client/endpoint'
import type { versions as endpoints } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import { VERSION_LIST } from '@waymark/domain/version'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { contains } from '#database/contains.ts'
import type { Database } from '#database/database.ts'
import { orderOf } from '#database/list-order.ts'
import { versions } from '#database/tables/index.ts'
import type { Listed } from '#http/list-page.ts'
import { presentVersion } from './present-version.ts'

type VersionQuery = NonNullable<QueryOf<typeof endpoints.list>>

const SORTING = {
  keys: {
    // One key of two parts would need an order for each, so both are folded into one number.
    version_number: sql`(${versions.versionMajor}::bigint * 4294967296 + ${versions.versionMinor})`,
    created_at: sql`${versions.createdAt}`,
    updated_at: sql`${versions.updatedAt}`,
  },
  ties: versions,
}

/** One page of a site's versions, the draft among them. */
export async function listVersions(db: Database, siteId: string, query: VersionQuery): Promise<Listed> {
  const { name, version_type } = query.filter ?? {}
  const passing = and(
    eq(versions.siteId, siteId),
    name === undefined ? undefined : namedOrNumbered(name),
    version_type && inArray(versions.versionType, version_type.map(versionType)),
  )
  const { limit, offset } = pageOf(query)
  const order = orderOf(SORTING, query.sort, VERSION_LIST.initial)
  const [rows, total] = await Promise.all([
    db.select().from(versions).where(passing).orderBy(order).limit(limit).offset(offset),
    db.$count(versions, passing),
  ])
  return { data: rows.map(presentVersion), total }
}

const namedOrNumbered = (text: string): SQL | undefined =>
  or(
    contains(versions.name, text),
    contains(sql`(${versions.versionMajor}::text || '.' || ${versions.versionMinor}::text)`, text),
  )

const versionType = (type: string) =>
  type === 'historical' ? 'historic' : (type as 'draft' | 'published' | 'historic')
