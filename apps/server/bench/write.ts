import { sql } from 'drizzle-orm'
import { makeSite } from '#testing/make-site.ts'
import { makeOrganisation, makeUser, tokenOf } from '#testing/people.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { someContent } from './content.ts'
import { measureInTurns, printTimes } from './measure.ts'

const SMALL = 100
const LARGE = 10_000
const ROUNDS = 40

/** Each kind of write on a small and on a large site in turns: it should cost the same on both. */
export async function benchWrite(): Promise<void> {
  const server = await startTestServer()
  const { deps } = server
  const organisationId = await makeOrganisation(deps)
  const owner = await makeUser(deps, organisationId, 'OWNER')
  const headers = {
    Authorization: `Bearer ${await tokenOf(deps, owner)}`,
    'Content-Type': 'application/vnd.api+json',
  }
  const siteOf = async (tags: number) => {
    const content = someContent({ tags, triggers: tags / 5, variables: tags / 10 })
    const appId = await makeSite(deps, organisationId, { content })
    return { content, call: callOn(server, headers, `/api/tag/v1/${appId}`) }
  }
  const sites = [await siteOf(SMALL), await siteOf(LARGE)]
  await deps.db.execute(sql`analyze`)
  const rows = []
  for (const [name, write] of Object.entries(WRITES)) {
    const [bare, times] = await measureInTurns(
      ROUNDS,
      sites.map(
        (site) => (round: number) =>
          write(site, `${name} ${round}`, site.content.tags[round % SMALL]!.id, site.content.variables.at(-1)!.id),
      ),
    )
    if (bare && times) rows.push({ name, bare, times })
  }
  printTimes(`Writes on ${LARGE} tags (bare: on ${SMALL} tags; target: the same)`, rows)
  await server.close()
}

type Call = ReturnType<typeof callOn>
type Write = (site: { call: Call }, word: string, tagId: string, variableId: string) => Promise<unknown>

const body = (type: string, attributes: object) => ({ data: { type, attributes } })

const WRITES: Readonly<Record<string, Write>> = {
  'edit a tag': ({ call }, word, tagId) => call('PATCH', `/tags/${tagId}`, body('tag', { code: `<i>${word}</i>` })),
  'rename a tag': ({ call }, word, tagId) => call('PATCH', `/tags/${tagId}`, body('tag', { name: word })),
  'set a priority': ({ call }, word, tagId) =>
    call('PATCH', '/tags', {
      data: [{ id: tagId, type: 'tag', attributes: { priority: word.length * 7 + Number(word.split(' ').at(-1)) } }],
    }),
  'add a tag': ({ call }, word) =>
    call('POST', '/tags', body('tag', { name: word, template: 'custom_tag', code: '<i>1</i>' })),
  'add a variable': ({ call }, word) =>
    call('POST', '/variables', body('variable', { name: word, variable_type: 'constant', value: word })),
  'rename a variable': ({ call }, word, _, variableId) =>
    call('PATCH', `/variables/${variableId}`, body('variable', { name: word })),
  'list the changes': ({ call }) => call('GET', '/versions/draft/changes?page[limit]=50'),
}

const callOn =
  (server: TestServer, headers: Record<string, string>, base: string) =>
  async (method: string, path: string, sent?: object): Promise<void> => {
    const response = await server.request(`${base}${path}`, {
      method,
      headers,
      ...(sent && { body: JSON.stringify(sent) }),
    })
    if (response.status >= 400) throw new Error(await response.text())
    await response.text()
  }
