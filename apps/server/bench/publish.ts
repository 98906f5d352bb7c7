import { containerCompiler } from '#start.ts'
import { makeSite } from '#testing/make-site.ts'
import { makeOrganisation, makeUser, tokenOf } from '#testing/people.ts'
import { runOperations } from '#testing/run-operations.ts'
import { startTestServer } from '#testing/test-server.ts'
import { someContent } from './content.ts'
import { measure, printTimes } from './measure.ts'

/** When the client polls for the third time, in milliseconds after the answer: 0.5 s, 0.5 s and 1 s after each other. */
const THIRD_POLL = 2_000

/** Publishing a large draft with the container's own compiler, from the call to the completed operation. */
export async function benchPublish(): Promise<void> {
  const plain = await startTestServer()
  const server = { ...plain, deps: { ...plain.deps, compiler: containerCompiler } }
  const { deps } = server
  const organisationId = await makeOrganisation(deps)
  const owner = await makeUser(deps, organisationId, 'OWNER')
  const content = someContent({ tags: 1000, triggers: 1000, variables: 500 })
  const appId = await makeSite(deps, organisationId, { content })
  await runOperations(server)
  const headers = {
    Authorization: `Bearer ${await tokenOf(deps, owner)}`,
    'Content-Type': 'application/vnd.api+json',
  }
  const tagId = content.tags[0]?.id
  const times = await measure(5, async (round) => {
    const body = JSON.stringify({ data: { type: 'tag', attributes: { name: `Changed ${Math.random()} ${round}` } } })
    await plain.request(`/api/tag/v1/${appId}/tags/${tagId}`, { method: 'PATCH', headers, body })
    const response = await plain.request(`/api/tag/v1/${appId}/versions/draft/publish`, { method: 'POST', headers })
    if (response.status !== 202) throw new Error(await response.text())
    await runOperations(server)
  })
  const bare = { median: THIRD_POLL, p95: THIRD_POLL, min: THIRD_POLL, max: THIRD_POLL }
  printTimes('Publishing 1,000 tags, 1,000 triggers, 500 variables (bare: the third poll of the client)', [
    { name: 'change and publish', times, bare },
  ])
  const script = await plain.request(`/containers/${appId}.js`, { headers: { 'Accept-Encoding': 'br' } })
  console.log(`The script has ${(await script.arrayBuffer()).byteLength} bytes in brotli.`)
  await plain.close()
}
