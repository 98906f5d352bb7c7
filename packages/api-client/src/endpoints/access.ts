import { AccessEntry } from '@waymark/domain/permission'
import { get } from '../endpoint/index.ts'
import { one } from '../json-api/index.ts'

/** What the caller may do on a site or meta-site; an unknown or invisible one has no actions. */
export const access = {
  entry: get('/api/access-control/v2/entry/:appId', { needs: 'signed-in', answer: one(AccessEntry) }),
}
