import { afterAll } from 'vitest'
import { openTestSite, type TestSite } from './test-site.ts'

/** A site for all tests of a file: opened while the file is loaded, and closed after its last test. */
export function openSiteOfFile(): Promise<TestSite> {
  const opening = openTestSite()
  afterAll(async () => (await opening).close())
  return opening
}
