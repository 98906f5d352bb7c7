import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { session } from '@waymark/api-client/endpoints'
import { apiOf } from '#data/api/api.ts'
import { relayTarget } from './relay-target.ts'

/** Redirects a user with a running session away from the sign-in page. */
export async function leaveIfSignedIn(queries: QueryClient, relayState: string | undefined): Promise<void> {
  const { ok } = await apiOf(queries).call(session.current, {})
  if (ok) throw redirect({ href: relayTarget(relayState, location.origin), reloadDocument: true })
}
