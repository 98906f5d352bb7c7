import { InstallationCode } from '@waymark/domain/site'
import { get } from '../endpoint/index.ts'
import { one } from '../json-api/index.ts'

/** How a site gets its container. A meta-site has none. */
export const installation = {
  code: get('/api/tag/v1/:appId/installation-code', { needs: 'view', answer: one(InstallationCode) }),
}
