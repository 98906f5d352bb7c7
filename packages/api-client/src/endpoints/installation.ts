import {
  Installation,
  InstallationCheck,
  InstallationCheckCreate,
  InstallationCode,
  InstallationPatch,
} from '@waymark/domain/site'
import { get, patch, post } from '../endpoint/index.ts'
import { one } from '../json-api/index.ts'

/** How a site gets its container, and whether it does. A meta-site has none. */
export const installation = {
  code: get('/api/tag/v1/:appId/installation-code', { needs: 'view', answer: one(InstallationCode) }),
  /** Loads an address of the website on the server, where the operator allows it. */
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
