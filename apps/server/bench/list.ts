import { sql } from 'drizzle-orm'
import { makeSite } from '#testing/make-site.ts'
import { makeOrganisation, makeUser, tokenOf } from '#testing/people.ts'
import { startTestServer } from '#testing/test-server.ts'
import { someContent } from './content.ts'
import { measureInTurns, printTimes } from './measure.ts'

const APPS = 100
const TAGS = 10_000
const ROUNDS = 200

const BY_NAME = sql.raw('lower(name) collate "und-x-icu", created_at, id')
const COLUMNS = sql.raw(
  'id, name, template, is_active, priority, consent_type, content_hash, published_hash, created_at, updated_at',
)

/** A page of 50 tags over the API, and the same rows and count as bare SQL on the same database. */
export async function benchList(): Promise<void> {
  const server = await startTestServer()
  const { deps } = server
  const organisationId = await makeOrganisation(deps)
  const owner = await makeUser(deps, organisationId, 'OWNER')
  const small = someContent({ tags: 100, triggers: 50, variables: 20 })
  for (let app = 1; app < APPS; app++) await makeSite(deps, organisationId, { content: small })
  const appId = await makeSite(deps, organisationId, {
    content: someContent({ tags: TAGS, triggers: 2000, variables: 1000 }),
  })
  await deps.db.execute(sql`analyze`)
  const headers = { Authorization: `Bearer ${await tokenOf(deps, owner)}` }

  const api = (query: string) => async () => {
    const response = await server.request(`/api/tag/v1/${appId}/tags?page[limit]=50${query}`, { headers })
    if (response.status !== 200) throw new Error(await response.text())
    return response.text()
  }
  const bare =
    (where: ReturnType<typeof sql>, order = BY_NAME) =>
    async () => {
      const passing = sql`from tags where site_id = ${appId}::uuid ${where}`
      await deps.db.execute(sql`select ${COLUMNS} ${passing} order by ${order} limit 50`)
      await deps.db.execute(sql`select count(*)::int ${passing}`)
    }
  const all = sql``
  const cases = [
    { name: 'by name', query: '', bare: bare(all) },
    { name: 'newest first', query: '&sort=-created_at', bare: bare(all, sql.raw('created_at desc, id')) },
    {
      name: 'search in names',
      query: '&filter[name]=basket',
      bare: bare(sql`and name ilike '%basket%' collate "und-x-icu"`),
    },
    {
      name: 'without triggers',
      query: '&filter[has_any_triggers]=false',
      bare: bare(
        sql`and not exists (select 1 from tag_triggers where tag_triggers.site_id = tags.site_id and tag_id = tags.id)`,
      ),
    },
  ]
  const rows = []
  for (const each of cases) {
    const [bare, times] = await measureInTurns(ROUNDS, [each.bare, api(each.query)])
    if (bare && times) rows.push({ name: each.name, bare, times })
  }
  printTimes(`A page of 50 of ${TAGS} tags, ${APPS} sites, against bare SQL (target: p95 at most 3 times)`, rows)
  await server.close()
}
