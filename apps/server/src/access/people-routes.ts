import { admin, users } from '@waymark/api-client/endpoints'
import type { Api } from '#http/api.ts'
import { serve } from '#http/serve.ts'
import { changeUser } from './change-user.ts'
import { createUser } from './create-user.ts'
import { removeUser } from './remove-user.ts'
import { findUser, presentUser } from './user.ts'

/** Members of the organisation. */
export function mountUsers(api: Api): void {
  serve(api, users.me, ({ user }) => ({ data: presentUser(user, user.organisation) }))

  serve(api, admin.createUser, async ({ deps, user, body }) => {
    const made = await createUser(deps, user.organisationId, body.data)
    return 'kind' in made ? made : { data: presentUser(made, user.organisation) }
  })

  serve(api, admin.changeUser, {
    find: ({ deps, user, params }) => findUser(deps.db, user.organisationId, params.userId),
    handle: async ({ deps, found, body }) => {
      await changeUser(deps, found, body.data.attributes)
      return undefined
    },
  })

  serve(api, admin.removeUser, {
    find: ({ deps, user, params }) => findUser(deps.db, user.organisationId, params.userId),
    handle: async ({ deps, found }) => {
      await removeUser(deps.db, found)
      return undefined
    },
  })
}
