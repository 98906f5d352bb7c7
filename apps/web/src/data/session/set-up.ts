import type { QueryClient } from '@tanstack/react-query'
import { session } from '@waymark/api-client/endpoints'
import { apiOf } from '#data/api/api.ts'

/** Whether the installation has no user yet, so that it can be set up; undefined when the server does not answer. */
export async function isSetUpOpen(queries: QueryClient): Promise<boolean | undefined> {
  const result = await apiOf(queries).call(session.setUpState, {})
  return result.ok ? result.answer.open : undefined
}
