import { versions } from '@waymark/api-client/endpoints'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findVersion } from '#database/find-version.ts'
import { readContent } from '#items/content-store.ts'
import { callAs } from '#testing/call-as.ts'
import { draftOf, makeStep, step } from '#testing/draft-steps.ts'
import { makeUser } from '#testing/people.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import {
  addTag,
  addTrigger,
  addVariable,
  changes,
  changeTag,
  followOperation,
  openSecondSite,
  publish,
  removeTag,
  type TestSite,
  version,
} from '#testing/test-site.ts'
import { differences } from './changelog.ts'

const shop = await openSiteOfFile()

const snapshot = async (site: TestSite) =>
  followOperation(site, await callAs(site.server, site.owner, versions.snapshot, { params: { appId: site.appId } }))
const recorded = async (site: TestSite, versionId: string) =>
  (await changes(site, versionId)).map((entry) => `${entry.change_type} ${entry.resource_name}`).sort()

/** A site whose version 1.0 is live again, while the draft has what version 2.0 had. */
async function rolledBack(kind: 'app' | 'meta-site' = 'app') {
  const site = await openSecondSite(shop, kind)
  const first = (await version(site, 'published')).id
  const trigger = await addTrigger(site, 'Start')
  await addVariable(site, 'Plan')
  const tag = await addTag(site, 'Kept', {}, [trigger])
  await publish(site)
  const second = (await version(site, 'published')).id
  await publish(site, first)
  return { site, first, second, tag }
}

test.each(['app', 'meta-site'] as const)(
  'a draft of a %s that is published after an older version lists all that it changes',
  async (kind) => {
    const { site, tag } = await rolledBack(kind)
    expect(await changes(site)).toEqual([])
    await changeTag(site, tag, { priority: 4 })
    site.server.advance(60)
    const owner = await makeUser(site.server.deps, site.organisationId, 'OWNER')
    await publish({ ...site, owner })
    const entries = await changes(site, 'published')
    expect(entries.map((one) => [one.change_type, one.resource_name, one.author]).sort()).toEqual([
      ['add', 'Plan', owner.email],
      ['add', 'Start', owner.email],
      ['edit', 'Kept', site.owner.email],
    ])
    expect(await changes(site)).toEqual([])
  },
)

test('an entry holds the item as it was live and as it is published, with the names of what it refers to', async () => {
  const { site, second, tag } = await rolledBack()
  await publish(site, second)
  await removeTag(site, tag)
  await publish(site)
  await publish(site, second)
  await publish(site)
  expect(await changes(site, 'published')).toMatchObject([
    {
      change_type: 'delete',
      resource_name: 'Kept',
      before_content: { name: 'Kept', triggers: [{ name: 'Start' }] },
      after_content: {},
    },
  ])
})

test('a snapshot lists the same changes, and the version that is published later does not list them twice', async () => {
  const { site } = await rolledBack()
  const kept = (await snapshot(site)).summary?.versions?.[0]?.version_id ?? ''
  const all = ['add Kept', 'add Plan', 'add Start']
  expect(await recorded(site, kept)).toEqual(all)
  await publish(site)
  expect(await recorded(site, 'published')).toEqual(all)
})

test('after a snapshot was published, a draft lists what it changes about it', async () => {
  const site = await openSecondSite(shop)
  await addTag(site, 'Early')
  const kept = (await snapshot(site)).summary?.versions?.[0]?.version_id ?? ''
  await addTag(site, 'Late')
  await publish(site)
  await publish(site, kept)
  await publish(site)
  expect(await recorded(site, 'published')).toEqual(['add Late'])
})

test('whatever was published before, each item that a draft changes has an entry in the new version', async () => {
  const republished = fc.array(fc.record({ steps: fc.array(step, { maxLength: 5 }), pick: fc.nat(9) }), {
    minLength: 1,
    maxLength: 3,
  })
  await fc.assert(
    fc.asyncProperty(republished, async (rounds) => {
      const site = await openSecondSite(shop)
      const { server, owner, appId } = site
      for (const { steps, pick } of rounds) {
        for (const next of steps) await makeStep(site, next)
        const { answer } = await callAs(server, owner, versions.list, { params: { appId }, query: {} })
        const historic = answer.data.filter(({ attributes }) => attributes.version_type === 'historic')
        const chosen = historic[pick % Math.max(1, historic.length)]
        if (chosen) await publish(site, chosen.id)
      }
      fc.pre((await version(site)).has_changes)
      const live = await findVersion(server.deps.db, appId, 'published')
      const differing = differences(await readContent(server.deps.db, live!), await draftOf(site))
      const pending = await changes(site)
      await publish(site)
      const entries = await changes(site, 'published')
      const ids = entries.map((entry) => entry.resource_id)
      const changed = differing.map(({ before, after }) => (after ?? before)?.id ?? '')
      expect(ids).toEqual(expect.arrayContaining(changed))
      // One for each of those that had none, beside the entries of the draft.
      const had = new Set(pending.map((entry) => entry.resource_id))
      expect(entries).toHaveLength(pending.length + changed.filter((id) => !had.has(id)).length)
    }),
    { numRuns: 15 },
  )
})
