import { type EnsureQueryDataOptions, isCancelledError, type QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * What a route must have before it is shown. A component that asks for the same thing and goes away at once takes the
 * running call with it (React does so with every component while developing); then it is asked for again.
 */
export async function ensure<T, E, D, K extends QueryKey>(
  queries: QueryClient,
  options: EnsureQueryDataOptions<T, E, D, K>,
): Promise<D> {
  try {
    return await queries.ensureQueryData(options)
  } catch (error) {
    if (!isCancelledError(error)) throw error
    return queries.ensureQueryData(options)
  }
}
