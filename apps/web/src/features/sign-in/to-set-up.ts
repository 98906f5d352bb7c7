import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { isSetUpOpen } from '#data/session/set-up.ts'

/** Redirects to the page that sets up the installation while it has no user, because signing in is not possible then. */
export async function toSetUp(queries: QueryClient): Promise<void> {
  if (await isSetUpOpen(queries)) throw redirect({ to: '/set-up', replace: true })
}

/** Redirects to the sign-in page where the installation has a user, because it is not set up twice. */
export async function leaveSetUp(queries: QueryClient): Promise<void> {
  if ((await isSetUpOpen(queries)) === false) throw redirect({ to: '/login', replace: true })
}
