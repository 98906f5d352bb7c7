import { admin, cdp, licence, modules } from '@waymark/api-client/endpoints'
import type { Api } from '#http/api.ts'
import { serve } from '#http/serve.ts'
import { listAudiences, replaceAudiences } from './audiences.ts'
import { changeLicence, readLicence } from './licence.ts'
import { listModules, readCdpState } from './modules.ts'

/** What the organisation has of the rest of the suite: licence, modules, customer data platform. */
export function mountAccount(api: Api): void {
  serve(api, licence.one, {
    find: ({ deps, user }) => readLicence(deps.db, user.organisationId),
    handle: ({ found }) => ({ data: found }),
  })

  serve(api, admin.changeLicence, {
    find: ({ deps, user }) => readLicence(deps.db, user.organisationId),
    handle: ({ deps, user, body }) => changeLicence(deps.db, user.organisationId, body.data.attributes),
  })

  serve(api, modules.list, async ({ deps, user }) => {
    const data = await listModules(deps.db, user.organisationId)
    return { data, meta: { total: data.length } }
  })

  serve(api, cdp.access, async ({ deps, user }) => ({
    data: { state: await readCdpState(deps.db, user.organisationId) },
  }))

  serve(api, cdp.audiences, ({ deps, site }) => listAudiences(deps.db, site.id))

  serve(api, admin.audiences, ({ deps, site, body }) => replaceAudiences(deps.db, site.id, body))
}
