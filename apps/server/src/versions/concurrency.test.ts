import { isDeepStrictEqual } from 'node:util'
import { tags, versions } from '@waymark/api-client/endpoints'
import { expect, test } from 'vitest'
import { findVersion } from '#database/find-version.ts'
import { fingerprint } from '#items/content-hash.ts'
import { readContent } from '#items/content-store.ts'
import { readDraft } from '#items/read-rows.ts'
import { callAs } from '#testing/call-as.ts'
import { runOperations } from '#testing/run-operations.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import {
  addTag,
  addTrigger,
  changes,
  changeTag,
  linksTo,
  openSecondSite,
  readTag,
  removeTag,
  removeTrigger,
  type TestSite,
  tagBody,
  version,
} from '#testing/test-site.ts'

const shop = await openSiteOfFile()

const askToPublish = (site: TestSite) =>
  callAs(site.server, site.owner, versions.publish, { params: { appId: site.appId, versionId: 'draft' } })

/** Invariants of every site at every moment, under concurrent writers. */
async function expectIntegrity(site: TestSite) {
  const { db } = site.server.deps
  const draft = await readDraft(db, site.appId)
  const live = await findVersion(db, site.appId, 'published')
  const published = live && fingerprint(await readContent(db, live))
  const triggerIds = new Set(draft.triggers.map((trigger) => trigger.id))
  for (const tag of draft.tags) for (const id of tag.triggers) expect(triggerIds).toContain(id)
  const differs = !published || !isDeepStrictEqual(fingerprint(draft), published)
  if (differs) expect((await version(site)).has_changes).toBe(true)
  const { answer } = await callAs(site.server, site.owner, tags.list, {
    params: { appId: site.appId },
    query: { page: { limit: 1000 } },
  })
  const hashes = fingerprint(draft).tag
  for (const { id, attributes } of answer.data) {
    expect(attributes.is_published).toBe(published?.tag.get(id) === hashes.get(id))
  }
}

test('of many simultaneous creations with one name, one succeeds', async () => {
  const site = await openSecondSite(shop)
  const body = tagBody('Wanted')
  const made = await Promise.all(
    Array.from({ length: 8 }, () =>
      callAs(site.server, site.owner, tags.create, { params: { appId: site.appId }, body }),
    ),
  )
  expect(made.map((answer) => answer.status).sort()).toEqual([201, ...Array(7).fill(400)])
  expect(await changes(site)).toHaveLength(1)
})

test('an edit at the moment of a deletion comes first or is not found', async () => {
  const site = await openSecondSite(shop)
  for (let round = 0; round < 10; round++) {
    const tagId = await addTag(site, `Contested ${round}`)
    const [edited, removed] = await Promise.all([changeTag(site, tagId, { priority: 1 }), removeTag(site, tagId)])
    expect(removed.status).toBe(204)
    expect([204, 404]).toContain(edited.status)
  }
  await expectIntegrity(site)
})

test('a tag is never linked to a trigger that is deleted at the same moment', async () => {
  const site = await openSecondSite(shop)
  const tagId = await addTag(site, 'Linker')
  for (let round = 0; round < 10; round++) {
    const triggerId = await addTrigger(site, `Fleeting ${round}`)
    const [linked, removed] = await Promise.all([
      changeTag(site, tagId, {}, linksTo(triggerId)),
      removeTrigger(site, triggerId),
    ])
    expect(removed.status).toBe(204)
    expect([204, 400]).toContain(linked.status)
  }
  await expectIntegrity(site)
})

test('two simultaneous changes of different attributes of one tag are both kept', async () => {
  const site = await openSecondSite(shop)
  const tagId = await addTag(site, 'Shared')
  await Promise.all([changeTag(site, tagId, { priority: 7 }), changeTag(site, tagId, { is_active: false })])
  expect((await readTag(site, tagId)).attributes).toMatchObject({ priority: 7, is_active: false })
})

test('writes continue while versions are published, and nothing is half published', async () => {
  const site = await openSecondSite(shop)
  const ids = [await addTag(site, 'One'), await addTag(site, 'Two'), await addTag(site, 'Three')]
  for (let round = 0; round < 5; round++) {
    await Promise.all([
      askToPublish(site),
      runOperations(site.server),
      ...ids.map((id, index) => changeTag(site, id, { priority: round * 10 + index })),
      addTag(site, `Round ${round}`),
      runOperations(site.server),
    ])
    await expectIntegrity(site)
  }
  await runOperations(site.server)
  await expectIntegrity(site)
})
