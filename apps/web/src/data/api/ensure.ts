import { type EnsureQueryDataOptions, isCancelledError, type QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * Loads the data a route needs before it is shown. A component with the same query that unmounts at once cancels the
 * running call (React's strict mode does so in development); then the call is repeated.
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
