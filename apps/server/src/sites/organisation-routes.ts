import { admin, cdp, licence, modules } from '@waymark/api-client/endpoints'
import type { Api } from '#http/api.ts'
import { wholeList } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { changeLicence, listModules, readCdpState, readLicence } from './organisation.ts'

/** What an organisation may use: licence, modules and the customer data platform. */
export function mountOrganisation(api: Api): void {
  serve(api, licence.one, {
    find: ({ deps, user }) => readLicence(deps.db, user.organisationId),
    handle: ({ found }) => ({ data: found }),
  })
  serve(api, admin.changeLicence, {
    find: ({ deps, user }) => readLicence(deps.db, user.organisationId),
    handle: ({ deps, user, by, body }) => changeLicence(deps, user, { changes: body.data.attributes, by }),
  })
  serve(api, modules.list, async ({ deps, user, url }) => {
    const data = await listModules(deps.db, user.organisationId)
    return wholeList({ data, total: data.length }, url)
  })
  serve(api, cdp.access, async ({ deps, user }) => ({
    data: { state: await readCdpState(deps.db, user.organisationId) },
  }))
}
