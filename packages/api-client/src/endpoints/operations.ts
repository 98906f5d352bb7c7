import { Operation } from '@waymark/domain/operation'
import { get } from '../endpoint/index.ts'
import { one } from '../json-api/index.ts'

/** Operations of a site, which clients poll until they have ended. */
export const operations = {
  one: get('/api/tag/v1/:appId/operations/:operationId', { needs: 'view', answer: one(Operation) }),
}
