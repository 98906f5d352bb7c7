import { admin, users } from '@waymark/api-client/endpoints'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import type { Caller } from '#http/caller.ts'
import { platformPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { refuse } from '#refusal.ts'
import { listMemberAccess, listMembers, presentMembers } from './list-members.ts'
import { createPasswordLink } from './password-link.ts'
import { changeUser, createUser, findAccount, findUser, presentUser, removeUser } from './people.ts'
import { setLevel } from './set-level.ts'
import { removeSecondFactor } from './two-factor/second-factor.ts'

/** The members of an organisation, and the rights of members and API clients, for owners. */
export function mountMembers(api: Api): void {
  serve(api, users.list, async ({ deps, user, query, url }) =>
    platformPage(await listMembers(deps, user, query), url, query),
  )

  serve(api, users.one, {
    find: findMember,
    handle: async ({ deps, user, found }) => ({ data: (await presentMembers(deps, user, [found]))[0] }),
  })

  serve(api, users.access, {
    find: findAnyAccount,
    handle: async ({ deps, found, query, url }) =>
      platformPage(await listMemberAccess(deps.db, found, query), url, query),
  })

  serve(api, admin.createUser, async ({ deps, user, by, body }) => ({
    data: presentUser(await createUser(deps, user.organisationId, body.data, by), user.organisation),
  }))

  serve(api, admin.changeUser, {
    find: findMember,
    handle: ({ deps, by, found, body }) => changeUser(deps, found, body.data.attributes, by),
  })

  serve(api, admin.removeUser, {
    find: findMember,
    handle: ({ deps, user, by, found }) => removeUser(deps, found, { caller: user, by }),
  })

  serve(api, admin.passwordLink, {
    find: findMember,
    handle: async ({ deps, by, found }) => ({ data: await createPasswordLink(deps, found, by) }),
  })

  serve(api, admin.removeSecondFactor, {
    find: findMember,
    handle: async ({ deps, user, by, found }) => {
      // Turning off one's own requires a code, so that an unattended screen is not enough.
      if (found.id === user.id) throw refuse('FORBIDDEN_ERROR', 'Turn off your own second factor in your account')
      await removeSecondFactor(deps, found, by)
      return undefined
    },
  })

  serve(api, admin.grant, {
    find: findAnyAccount,
    handle: ({ deps, by, params, found, body }) => {
      const { level } = body.data.attributes
      return setLevel(deps, { siteId: params.appId, account: found, level }, by)
    },
  })
}

interface AccountCall {
  readonly deps: Dependencies
  readonly user: Caller
  readonly params: { readonly userId: string }
}

const findMember = ({ deps, user, params }: AccountCall) => findUser(deps.db, user.organisationId, params.userId)
/** Also the account of an API client, which has levels like a member. */
const findAnyAccount = ({ deps, user, params }: AccountCall) => findAccount(deps.db, user.organisationId, params.userId)
