import { Operation } from '@waymark/domain/operation'
import { get } from '../endpoint/index.ts'
import { one } from '../json-api/index.ts'

/** Long-running work on a site, read again and again until it is over. */
export const operations = {
  one: get('/api/tag/v1/:appId/operations/:operationId', { needs: 'view', answer: one(Operation) }),
}
