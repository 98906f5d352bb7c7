import { apiClients } from '@waymark/api-client/endpoints'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import type { Caller } from '#http/caller.ts'
import { platformPage } from '#http/list-page.ts'
import { reply } from '#http/reply.ts'
import { serve } from '#http/serve.ts'
import { issueAccessToken } from './access-token.ts'
import {
  type ApiClientRow,
  changeApiClient,
  createApiClient,
  findApiClient,
  type NewSecret,
  revokeApiClient,
  rotateSecret,
} from './api-clients.ts'
import { listApiClients, presentApiClients } from './list.ts'

/** How programs get their tokens, and the clients of an organisation for its owners. */
export function mountApiClients(api: Api): void {
  const { callRate } = api

  serve(api, apiClients.token, async ({ deps, body, address, by }) => {
    const { token, headers } = await issueAccessToken(deps, body, { address, callRate, by })
    return reply(200, token, headers)
  })

  serve(api, apiClients.list, async ({ deps, user, query, url }) => {
    const listed = await listApiClients(deps, user.organisationId, query)
    return platformPage(listed, url, query)
  })

  serve(api, apiClients.one, {
    find: findClient,
    handle: async ({ deps, found }) => ({ data: await present(deps, found) }),
  })

  serve(api, apiClients.create, async ({ deps, user, by, body }) =>
    withSecret(deps, await createApiClient(deps, user.organisationId, body.data.attributes, by)),
  )

  serve(api, apiClients.change, {
    find: findClient,
    handle: ({ deps, by, found, body }) => changeApiClient(deps, found, body.data.attributes, by),
  })

  serve(api, apiClients.rotateSecret, {
    find: findClient,
    handle: async ({ deps, by, found }) => withSecret(deps, await rotateSecret(deps, found, by)),
  })

  serve(api, apiClients.revoke, {
    find: findClient,
    handle: ({ deps, by, found }) => revokeApiClient(deps, found, by),
  })
}

const findClient = ({ deps, user, params }: { deps: Dependencies; user: Caller; params: { clientId: string } }) =>
  findApiClient(deps.db, user.organisationId, params.clientId)

const present = async ({ db, clock }: Dependencies, row: ApiClientRow) =>
  (await presentApiClients(db, [row], clock()))[0]

const withSecret = async (deps: Dependencies, { row, secret }: NewSecret) => ({
  data: await present(deps, row),
  meta: { client_secret: secret },
})
