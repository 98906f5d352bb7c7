import { access, admin, users } from '@waymark/api-client/endpoints'
import { isId } from '@waymark/domain/resource'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import type { Authorization } from '#http/caller.ts'
import { serve } from '#http/serve.ts'
import { mountApiClients } from './api-clients/routes.ts'
import { mountMembers } from './member-routes.ts'
import { mountOwnAccount } from './own-account/routes.ts'
import { presentUser } from './people.ts'
import { presentAccess, visibleMetaSite, visibleSite } from './rights.ts'
import { sessionOfToken } from './session.ts'
import { mountSessions } from './sessions/routes.ts'
import { changeSignInPolicy, readSignInPolicy } from './sign-in-policy.ts'
import { mountSignIn } from './sign-in-routes.ts'
import { mountTwoFactor } from './two-factor/routes.ts'

/** What `http/` needs of callers and their rights. */
export const createAuthorization = (deps: Dependencies): Authorization => ({
  callerOf: async (token, options) => (await sessionOfToken(deps, token, options))?.caller,
  visibleSite: (caller, id) => visibleSite(deps.db, caller, id),
  visibleMetaSite: (caller, id) => visibleMetaSite(deps.db, caller, id),
})

/** Signing in and out, members of the organisation and their rights. */
export function mountAccess(api: Api): void {
  mountSignIn(api)
  mountTwoFactor(api)
  mountApiClients(api)

  serve(api, users.me, ({ user }) => ({ data: presentUser(user, user.organisation) }))

  // Before the members, whose paths have an id where these have `me`.
  mountOwnAccount(api)
  mountSessions(api)
  mountMembers(api)

  serve(api, admin.signInPolicy, {
    find: ({ deps, user }) => readSignInPolicy(deps, user),
    handle: ({ found }) => ({ data: found }),
  })
  serve(api, admin.changeSignInPolicy, ({ deps, user, by, body }) =>
    changeSignInPolicy(deps, user, body.data.attributes, by),
  )

  // A site that is not visible has an entry as well, an empty one, so that the answer does not reveal that it exists.
  serve(api, access.entry, async ({ deps, user, params }) => {
    const found = isId(params.appId) ? await visibleSite(deps.db, user, params.appId) : undefined
    return { data: presentAccess(params.appId, found?.actions ?? []) }
  })
}
