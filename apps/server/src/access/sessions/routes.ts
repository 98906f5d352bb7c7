import { sessions } from '@waymark/api-client/endpoints'
import type { Api } from '#http/api.ts'
import { platformPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { findUser } from '../people.ts'
import { endAllSessions, endSessionOf, findSessionOf } from './end.ts'
import { listSessions } from './list.ts'

/** The sessions of an organisation's members, for owners. */
export function mountSessions(api: Api): void {
  serve(api, sessions.list, async ({ deps, user, query, url }) =>
    platformPage(await listSessions(deps, user, query), url, query),
  )

  serve(api, sessions.end, {
    find: ({ deps, user, params }) => findSessionOf(deps, params.sessionId, user),
    handle: ({ deps, by, found }) => endSessionOf(deps, found, by),
  })

  serve(api, sessions.endAll, {
    find: ({ deps, user, params }) => findUser(deps.db, user.organisationId, params.userId),
    handle: ({ deps, by, found }) => endAllSessions(deps, found, by),
  })
}
