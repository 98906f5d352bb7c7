import { LabelInUse } from '@waymark/domain/resource'
import { get } from '../endpoint/index.ts'
import { page } from '../json-api/index.ts'

/** The labels that tags, triggers and variables of the draft have, in alphabetical order, all on one page. */
export const labels = {
  list: get('/api/tag/v1/:appId/labels', { needs: 'view', answer: page(LabelInUse) }),
}
