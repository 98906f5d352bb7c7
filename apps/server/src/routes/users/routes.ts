import { admin, users } from '@waymark/api-client/endpoints'
import type { Api } from '../../http/api.ts'
import { serve } from '../../http/serve.ts'
import { changeUser } from '../../suite/people/change-user.ts'
import { createUser } from '../../suite/people/create-user.ts'
import { removeUser } from '../../suite/people/remove-user.ts'
import { findUser, presentUser } from '../../suite/people/user.ts'

/** Members of the organisation. */
export function mountUsers(api: Api): void {
  serve(api, users.me, ({ user }) => ({ data: presentUser(user, user.organisation) }))

  serve(api, admin.createUser, async ({ world, user, body }) => {
    const made = await createUser(world, user.organisationId, body.data)
    return 'kind' in made ? made : { data: presentUser(made, user.organisation) }
  })

  serve(api, admin.changeUser, {
    find: ({ world, user, params }) => findUser(world.db, user.organisationId, params.userId),
    handle: async ({ world, found, body }) => {
      await changeUser(world, found, body.data.attributes)
      return undefined
    },
  })

  serve(api, admin.removeUser, {
    find: ({ world, user, params }) => findUser(world.db, user.organisationId, params.userId),
    handle: async ({ world, found }) => {
      await removeUser(world.db, found)
      return undefined
    },
  })
}
