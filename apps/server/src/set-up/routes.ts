import { session } from '@waymark/api-client/endpoints'
import { clientOf } from '#access/client.ts'
import { ensureOwnOrigin } from '#access/own-origin.ts'
import { completeSignIn } from '#access/sign-in.ts'
import { sessionCookies } from '#access/sign-in-routes.ts'
import type { Api } from '#http/api.ts'
import { reply } from '#http/reply.ts'
import { serve } from '#http/serve.ts'
import { presentApp } from '#sites/sites.ts'
import { isSetUpOpen } from './code.ts'
import { setUp } from './set-up.ts'

/** The first use of an installation, before it has any user. */
export function mountSetUp(api: Api): void {
  serve(api, session.setUpState, async ({ deps }) => ({ open: await isSetUpOpen(deps.db) }))

  serve(api, session.setUp, {
    find: async (call) => ensureOwnOrigin(call),
    handle: async (call) => {
      const { ownerId, site } = await setUp(call.deps, call.body.data.attributes, call.by)
      const signedIn = await completeSignIn(call.deps, ownerId, { client: clientOf(call), method: 'set-up' })
      return reply(201, { data: presentApp(site) }, { 'Set-Cookie': sessionCookies(signedIn, call.url) })
    },
  })
}
