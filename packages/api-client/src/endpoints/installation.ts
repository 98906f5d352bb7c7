import {
  Installation,
  InstallationCheck,
  InstallationCheckCreate,
  InstallationCode,
  InstallationPatch,
} from '@waymark/domain/site'
import { get, patch, post } from '../endpoint/index.ts'
import { one } from '../json-api/index.ts'

/** The installation code of a website, and whether pages have it. Meta-sites have none. */
export const installation = {
  code: get('/api/tag/v1/:appId/installation-code', { needs: 'view', answer: one(InstallationCode) }),
  /** Checks an address of the website from the server, where the operator allows it. */
  check: post('/api/tag/v1/:appId/installation-check', {
    needs: 'owner',
    success: 200,
    body: one(InstallationCheckCreate),
    answer: one(InstallationCheck),
    refusals: ['ADDRESS_CHECKS_OFF_ERROR'],
  }),
  /** Polled while a user waits for the first page view. */
  state: get('/api/tag/v1/:appId/installation', { needs: 'view', answer: one(Installation), background: true }),
  change: patch('/api/tag/v1/:appId/installation', { needs: 'edit', body: one(InstallationPatch) }),
}
