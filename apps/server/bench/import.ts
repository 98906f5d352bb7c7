import { findVersion } from '#database/find-version.ts'
import { makeSite } from '#testing/make-site.ts'
import { makeOrganisation, makeUser, tokenOf } from '#testing/people.ts'
import { runOperations } from '#testing/run-operations.ts'
import { startTestServer } from '#testing/test-server.ts'
import { writeFile } from '#transfer/file/write-file.ts'
import { someContent } from './content.ts'
import { measure, printTimes } from './measure.ts'

/** When the client polls for the third time, in milliseconds after the answer. */
const THIRD_POLL = 2_000

/** Taking in a file of nearly 2 MB, from the call to the completed operation. */
export async function benchImport(): Promise<void> {
  const server = await startTestServer()
  const { deps } = server
  const organisationId = await makeOrganisation(deps)
  const owner = await makeUser(deps, organisationId, 'OWNER')
  const headers = { Authorization: `Bearer ${await tokenOf(deps, owner)}` }
  const content = someContent({ tags: 3000, triggers: 1500, variables: 1000 })
  const from = await makeSite(deps, organisationId)
  const version = await findVersion(deps.db, from, 'draft')
  if (!version) throw new Error('A new site has no draft.')
  const site = { id: from, kind: 'app' as const, name: 'Large' }
  const text = writeFile({ site, version, content, at: deps.clock() })
  const times = await measure(5, async () => {
    const to = await makeSite(deps, organisationId)
    const form = new FormData()
    form.append('file', new File([text], 'large.json'))
    const response = await server.request(`/api/tag/v1/${to}/versions/import-file`, {
      method: 'POST',
      headers,
      body: form,
    })
    if (response.status !== 202) throw new Error(await response.text())
    await runOperations(server)
  })
  const bare = { median: THIRD_POLL, p95: THIRD_POLL, min: THIRD_POLL, max: THIRD_POLL }
  printTimes(`Importing a file of ${(text.length / 1_048_576).toFixed(2)} MB (bare: the third poll of the client)`, [
    { name: 'upload and import', times, bare },
  ])
  await server.close()
}
