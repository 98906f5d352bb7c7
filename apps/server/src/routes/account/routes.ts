import { admin, cdp, licence, modules } from '@waymark/api-client/endpoints'
import type { Api } from '../../http/api.ts'
import { serve } from '../../http/serve.ts'
import { listAudiences, replaceAudiences } from '../../suite/platform/audiences.ts'
import { changeLicence, readLicence } from '../../suite/platform/licence.ts'
import { listModules, readCdpState } from '../../suite/platform/modules.ts'

/** What the organisation has of the rest of the suite: licence, modules, customer data platform. */
export function mountAccount(api: Api): void {
  serve(api, licence.one, {
    find: ({ world, user }) => readLicence(world.db, user.organisationId),
    handle: ({ found }) => ({ data: found }),
  })

  serve(api, admin.changeLicence, {
    find: ({ world, user }) => readLicence(world.db, user.organisationId),
    handle: ({ world, user, body }) => changeLicence(world.db, user.organisationId, body.data.attributes),
  })

  serve(api, modules.list, async ({ world, user }) => {
    const data = await listModules(world.db, user.organisationId)
    return { data, meta: { total: data.length } }
  })

  serve(api, cdp.access, async ({ world, user }) => ({
    data: { state: await readCdpState(world.db, user.organisationId) },
  }))

  serve(api, cdp.audiences, ({ world, site }) => listAudiences(world.db, site.id))

  serve(api, admin.audiences, ({ world, site, body }) => replaceAudiences(world.db, site.id, body))
}
