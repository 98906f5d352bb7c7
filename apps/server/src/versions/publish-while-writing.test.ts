import { versions } from '@waymark/api-client/endpoints'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findVersion } from '#database/find-version.ts'
import type { Compiler } from '#dependencies.ts'
import { fingerprint } from '#items/content-hash.ts'
import { readContent } from '#items/content-store.ts'
import type { OperationRow } from '#operations/operation.ts'
import { callAs } from '#testing/call-as.ts'
import { draftOf, makeStep, write } from '#testing/draft-steps.ts'
import { plainCompiler } from '#testing/plain-compiler.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { addTag, changes, openSecondSite, publish, type TestSite, version } from '#testing/test-site.ts'
import { differences } from './changelog.ts'
import { restoreVersion } from './restore.ts'

const shop = await openSiteOfFile()

/** A test site on a server that does something each time it compiles, which is after the draft was read. */
function compiling(site: TestSite, meanwhile: (round: number) => Promise<unknown>): TestSite {
  let round = 0
  const compiler: Compiler = {
    ...plainCompiler,
    async compile(input) {
      await meanwhile(round++)
      return plainCompiler.compile(input)
    },
  }
  const { server } = site
  return { ...site, server: { ...server, deps: { ...server.deps, compiler } } }
}

async function publishedOf({ server: { deps }, appId }: TestSite) {
  const row = await findVersion(deps.db, appId, 'published')
  if (!row) throw new Error('there is always a published version')
  return readContent(deps.db, row)
}

async function expectDifferencesAreListed(site: TestSite) {
  const { server, owner, appId } = site
  const query = { page: { limit: 1000 } }
  const { answer } = await callAs(server, owner, versions.draftChanges, { params: { appId }, query })
  const differing = differences(await publishedOf(site), await draftOf(site))
  expect(answer.data.map(({ id }) => id).sort()).toEqual(differing.map((one) => (one.after ?? one.before)?.id).sort())
  expect(answer.meta.total).toBe(differing.length)
  expect((await version(site)).has_changes).toBe(differing.length > 0)
}

test('a publish gives what it has read the second time, and everything written since stays a change of the draft', async () => {
  const writes = fc.array(write, { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(writes, fc.array(writes, { minLength: 1, maxLength: 3 }), async (before, later) => {
      const site = await openSecondSite(shop)
      await addTag(site, 'First')
      for (const step of before) await makeStep(site, step)
      fc.pre((await version(site)).has_changes)
      const read: { content: Awaited<ReturnType<typeof draftOf>>; entries: Awaited<ReturnType<typeof changes>> }[] = []
      const busy = compiling(site, async (round) => {
        read.push({ content: await draftOf(site), entries: await changes(site) })
        for (const step of later[round] ?? []) await makeStep(site, step)
      })
      const end = await publish(busy)
      // What is written meanwhile may undo all that was to be published.
      if (end.state === 'failed') {
        expect(end.summary?.errors?.[0]).toBe('NO_CHANGES_TO_PUBLISH_ERROR')
        return expectDifferencesAreListed(site)
      }

      const last = read.at(-1)!
      const pending = await changes(site)
      expect(read.length).toBeLessThanOrEqual(2)
      expect(fingerprint(await publishedOf(site))).toEqual(fingerprint(last.content))
      expect(await changes(site, 'published')).toEqual(last.entries)
      expect((await version(site)).parent_id).toBe((await version(site, 'published')).id)
      await expectDifferencesAreListed(site)

      if (!(await version(site)).has_changes) return
      expect(await publish(site)).toMatchObject({ state: 'completed' })
      expect(fingerprint(await publishedOf(site))).toEqual(fingerprint(await draftOf(site)))
      expect(await changes(site, 'published')).toEqual(pending)
      expect(await changes(site)).toEqual([])
      await expectDifferencesAreListed(site)
    }),
    { numRuns: 10 },
  )
})

test('a draft that changes all the time is read twice and published', async () => {
  const site = await openSecondSite(shop)
  await addTag(site, 'First')
  let rounds = 0
  const busy = compiling(site, async (round) => {
    rounds++
    await addTag(site, `Written in round ${round}`)
  })
  expect(await publish(busy)).toMatchObject({ state: 'completed' })
  expect(rounds).toBe(2)
  expect((await publishedOf(site)).tags.map(({ name }) => name).sort()).toEqual(['First', 'Written in round 0'])
  expect((await changes(site)).map(({ resource_name }) => resource_name)).toEqual(['Written in round 1'])
})

test('what was seen is published as it was seen, despite writes in the meantime', async () => {
  const site = await openSecondSite(shop)
  await addTag(site, 'Seen')
  const { server, owner, appId } = site
  const { state } = (await callAs(server, owner, versions.draftChanges, { params: { appId } })).answer.meta
  const busy = compiling(site, () => addTag(site, 'Not seen'))
  expect(await publish(busy, 'draft', { state })).toMatchObject({ state: 'completed' })
  expect((await publishedOf(site)).tags.map(({ name }) => name)).toEqual(['Seen'])
  expect((await version(site)).has_changes).toBe(true)
})

test('a draft that is reverted by another process meanwhile is published as it is then', async () => {
  const site = await openSecondSite(shop)
  const { deps } = site.server
  await addTag(site, 'Kept')
  await publish(site)
  const { id } = await version(site, 'published')
  await addTag(site, 'Published')
  await publish(site)
  await addTag(site, 'Reverted')
  const busy = compiling(site, async (round) => {
    if (round === 0) return addTag(site, 'Also reverted')
    if (round > 1) return
    const { siteId, userId, userEmail } = { siteId: site.appId, userId: null, userEmail: null }
    const operation = { siteId, userId, userEmail, parameters: { version_id: id } } as unknown as OperationRow
    await restoreVersion({ deps, operation, complete: async () => {}, saveInput: async () => {} })
  })
  expect(await publish(busy)).toMatchObject({ state: 'completed' })
  expect((await publishedOf(site)).tags.map(({ name }) => name)).toEqual(['Kept'])
  expect((await changes(site, 'published')).map((one) => [one.change_type, one.resource_name])).toEqual([
    ['delete', 'Published'],
  ])
  await expectDifferencesAreListed(site)
})
