import { AccessEntry } from '@waymark/domain/permission'
import { get } from '../endpoint/index.ts'
import { one } from '../json-api/index.ts'

/** The caller's permissions on a site or meta-site; an unknown or invisible one has none. */
export const access = {
  entry: get('/api/access-control/v2/entry/:appId', { needs: 'signed-in', answer: one(AccessEntry) }),
}
