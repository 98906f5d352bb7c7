import { versions } from '@waymark/api-client/endpoints'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findVersion } from '#database/find-version.ts'
import type { Content } from '#database/tables/content.ts'
import { readContent } from '#items/content-store.ts'
import { callAs } from '#testing/call-as.ts'
import { draftOf, makeStep, step } from '#testing/draft-steps.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { changes, followOperation, openSecondSite, type TestSite, version } from '#testing/test-site.ts'
import { differences } from './changelog.ts'

const shop = await openSiteOfFile()

const versionIds = async ({ server, owner, appId }: TestSite) => {
  const query = { page: { limit: 100 } }
  const { answer } = await callAs(server, owner, versions.list, { params: { appId }, query })
  return answer.data.filter(({ attributes }) => attributes.version_type !== 'draft').map(({ id }) => id)
}

const contentOf = async ({ server, appId }: TestSite, versionId: string): Promise<Content> => {
  const found = await findVersion(server.deps.db, appId, versionId)
  if (!found) throw new Error('The version is gone')
  return readContent(server.deps.db, found)
}

test('after any changes, a draft reverted to a version has no difference to it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.nat(20), async (steps, chosen) => {
      const site = await openSecondSite(shop)
      for (const next of steps) await makeStep(site, next)
      const ids = await versionIds(site)
      const versionId = ids[chosen % ids.length] ?? ''
      const { server, owner, appId } = site
      const restored = await callAs(server, owner, versions.restore, { params: { appId, versionId } })
      expect(await followOperation(site, restored)).toMatchObject({ state: 'completed' })

      const [wanted, live, draft] = [
        await contentOf(site, versionId),
        await contentOf(site, 'published'),
        await draftOf(site),
      ]
      expect(differences(wanted, draft)).toEqual([])
      // The changelog of the draft is what publishing it would change.
      const changed = differences(live, wanted)
      expect(await version(site)).toMatchObject({ has_changes: changed.length > 0, parent_id: versionId })
      expect((await changes(site)).map((entry) => entry.resource_id).sort()).toEqual(
        changed.map(({ before, after }) => (after ?? before)?.id).sort(),
      )
    }),
    { numRuns: 25 },
  )
})
