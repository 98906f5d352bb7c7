import { InstallationCheck, InstallationCheckCreate, InstallationCode } from '@waymark/domain/site'
import { get, post } from '../endpoint/index.ts'
import { one } from '../json-api/index.ts'

/** How a site gets its container. A meta-site has none. */
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
}
