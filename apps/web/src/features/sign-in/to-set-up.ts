import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { isSetUpOpen } from '#data/session/set-up.ts'

/** Nobody can sign in to an installation without a user: leads to the page that sets it up. */
export async function toSetUp(queries: QueryClient): Promise<void> {
  if (await isSetUpOpen(queries)) throw redirect({ to: '/set-up', replace: true })
}

/** An installation with a user is not set up again: leads to the sign-in page. */
export async function leaveSetUp(queries: QueryClient): Promise<void> {
  if ((await isSetUpOpen(queries)) === false) throw redirect({ to: '/login', replace: true })
}
