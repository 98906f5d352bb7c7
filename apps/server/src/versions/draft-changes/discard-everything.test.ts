import { versions } from '@waymark/api-client/endpoints'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findVersion } from '#database/find-version.ts'
import { readContent } from '#items/content-store.ts'
import { callAs } from '#testing/call-as.ts'
import { draftOf, makeStep, step } from '#testing/draft-steps.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { openSecondSite, type TestSite, version } from '#testing/test-site.ts'
import { differences } from '../changelog.ts'

const shop = await openSiteOfFile()

const listed = async ({ server, owner, appId }: TestSite) =>
  (await callAs(server, owner, versions.draftChanges, { params: { appId }, query: { page: { limit: 1000 } } })).answer

/** Change and id of everything in which the contents of both versions differ. */
async function differing(site: TestSite): Promise<string[]> {
  const { db } = site.server.deps
  const live = await findVersion(db, site.appId, 'published')
  if (!live) throw new Error('there is always a published version')
  return differences(await readContent(db, live), await draftOf(site))
    .map(({ before, after }) => `${before ? (after ? 'edit' : 'delete') : 'add'} ${(after ?? before)?.id}`)
    .sort()
}

/** What is in the way of discarding one change: a name in use, a group that needs the trigger, a change that it follows. */
const IN_THE_WAY = new Set([
  'NOT_UNIQUE_TAG_NAME_ERROR',
  'NOT_UNIQUE_TRIGGER_NAME_ERROR',
  'NOT_UNIQUE_VARIABLE_NAME_ERROR',
  'TRIGGER_IN_GROUP_ERROR',
  'CHANGE_FOLLOWS_ANOTHER_ERROR',
])

test('after any writes, the changes of the draft are the items that differ, and discarding them all leaves none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const site = await openSecondSite(shop)
      const { server, owner, appId } = site
      for (const next of steps) {
        await makeStep(site, next)
        const { data, meta } = await listed(site)
        const shown = data.map(({ id, attributes }) => `${attributes.change_type} ${id}`).sort()
        expect(shown).toEqual(await differing(site))
        expect(meta.total).toBe(shown.length)
        expect((await version(site)).has_changes).toBe(shown.length > 0)
      }
      let { data } = await listed(site)
      for (let before = Number.POSITIVE_INFINITY; data.length > 0 && data.length < before; ) {
        before = data.length
        for (const { id } of data) {
          const { status, codes = [] } = await callAs(server, owner, versions.discardChange, {
            params: { appId, changedId: id },
          })
          if (status === 204 || status === 404) continue
          expect(codes.filter((code) => !IN_THE_WAY.has(code))).toEqual([])
        }
        ;({ data } = await listed(site))
      }
      // Two items that have exchanged their names keep each other from going back.
      for (const { attributes } of data) expect(attributes.change_type).not.toBe('add')
      if (data.length === 0) expect(await differing(site)).toEqual([])
    }),
    { numRuns: 25 },
  )
})
