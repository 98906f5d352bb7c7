import { audit } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import type { Api } from '#http/api.ts'
import { platformPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { listAudit } from './list-audit.ts'

/** The audit log of an organisation for its owners. Nothing writes to it but what is recorded. */
export function mountAudit(api: Api): void {
  serve(api, audit.list, async ({ deps, user, query, url }) =>
    platformPage(await listAudit(deps.db, user.organisationId, { ...query, ...pageOf(query) }), url, pageOf(query)),
  )
}
