import { audit } from '@waymark/api-client/endpoints'
import type { Api } from '#http/api.ts'
import { platformPage, wholeList } from '#http/list-page.ts'
import { reply } from '#http/reply.ts'
import { serve } from '#http/serve.ts'
import { exportAudit } from './export-audit.ts'
import { listActors } from './list-actors.ts'
import { listAudit } from './list-audit.ts'

/** The audit log of an organisation for its owners. Nothing writes to it but what is recorded. */
export function mountAudit(api: Api): void {
  serve(api, audit.list, async ({ deps, user, query, url }) =>
    platformPage(await listAudit(deps.db, user.organisationId, query), url, query),
  )
  serve(api, audit.csv, async ({ deps, user, query }) =>
    reply(audit.csv.success, await exportAudit(deps, user.organisationId, query), {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="audit-log-${deps.clock().toISOString().slice(0, 10)}.csv"`,
    }),
  )
  serve(api, audit.actors, async ({ deps, user, url }) =>
    wholeList(await listActors(deps.db, user.organisationId), url),
  )
}
