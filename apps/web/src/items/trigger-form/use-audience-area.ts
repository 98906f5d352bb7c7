import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { audienceArea } from '@waymark/domain/condition'
import type { Loadable } from '@waymark/domain/resource'
import { cdpAccessQuery, modulesQuery } from '#data/account.ts'
import { useSite } from '#data/current-site.ts'

/** The status of a query, with a value derived from its data. */
function loadable<T, Value>({ isError, data }: UseQueryResult<T>, make: (data: T) => Value): Loadable<Value> {
  if (data !== undefined) return { state: 'loaded', value: make(data) }
  return isError ? { state: 'failed' } : { state: 'pending' }
}

/** The state of the audience section of a trigger's form, and a function that retries after a failure. */
export function useAudienceArea(offered: boolean) {
  const site = useSite()
  const modules = useQuery(modulesQuery)
  const access = useQuery({ ...cdpAccessQuery, enabled: offered })
  return {
    area: audienceArea({
      site,
      offered,
      modules: loadable(modules, (list) => list),
      access: loadable(access, (state) => ({ data: { state } })),
    }),
    again: () => {
      void modules.refetch()
      void access.refetch()
    },
  }
}
