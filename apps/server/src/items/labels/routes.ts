import { labels as endpoints } from '@waymark/api-client/endpoints'
import type { LabelInUse } from '@waymark/domain/resource'
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import { sortable } from '#database/list.ts'
import type { Api } from '#http/api.ts'
import { wholeList } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'

/** The labels in use on a site. */
export function mountLabels(api: Api): void {
  serve(api, endpoints.list, async ({ deps, site, url }) => {
    const data = await labelsInUse(deps.db, site.id)
    return wholeList({ data, total: data.length }, url)
  })
}

/** The labels of a site's draft, each once regardless of case, with the number of items that have it. */
async function labelsInUse(db: Database, siteId: string): Promise<LabelInUse[]> {
  const of = (kind: string, table: string) =>
    sql`select ${kind}::text as kind, jsonb_array_elements_text(labels) as label
      from ${sql.raw(table)} where site_id = ${siteId}::uuid`
  const rows = await rowsOf<LabelInUse['attributes'] & { id: string }>(
    db,
    sql`select lower(label collate "und-x-icu") as id, mode() within group (order by label) as name,
        count(*) filter (where kind = 'tag')::int as tag_count,
        count(*) filter (where kind = 'trigger')::int as trigger_count,
        count(*) filter (where kind = 'variable')::int as variable_count
      from (${of('tag', 'tags')} union all ${of('trigger', 'triggers')} union all ${of('variable', 'variables')}) as used
      group by lower(label collate "und-x-icu") order by ${sortable(sql`lower(label collate "und-x-icu")`)}`,
  )
  return rows.map(({ id, ...attributes }) => ({ id, type: 'label', attributes }))
}
