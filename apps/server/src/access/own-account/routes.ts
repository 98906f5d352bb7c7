import { ownAccount } from '@waymark/api-client/endpoints'
import type { Api } from '#http/api.ts'
import { platformPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { clientOf } from '../client.ts'
import { endOtherSessions, endSessionOf, findSessionOf } from '../sessions/end.ts'
import { listOwnSessions } from '../sessions/list.ts'
import { changeOwnAccount } from './change.ts'
import { changeOwnPassword, readPasswordState } from './password.ts'

/** What people see and change of their own account: name, language, password and sessions. */
export function mountOwnAccount(api: Api): void {
  serve(api, ownAccount.change, ({ deps, user, by, body }) =>
    changeOwnAccount(deps, user, { changes: body.data.attributes, by }),
  )

  serve(api, ownAccount.password, ({ deps, user }) => readPasswordState(deps, user))

  serve(api, ownAccount.changePassword, (call) =>
    changeOwnPassword(call.deps, call.user, call.body, { by: call.by, client: clientOf(call) }),
  )

  serve(api, ownAccount.sessions, async ({ deps, user, query, url }) =>
    platformPage(await listOwnSessions(deps, user, query), url, query),
  )

  serve(api, ownAccount.endSession, {
    find: ({ deps, user, params }) => findSessionOf(deps, params.sessionId, { userId: user.id }),
    handle: ({ deps, by, found }) => endSessionOf(deps, found, by),
  })

  serve(api, ownAccount.endOtherSessions, ({ deps, user, by }) => endOtherSessions(deps, user, by))
}
