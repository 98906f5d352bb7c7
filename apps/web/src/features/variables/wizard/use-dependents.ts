import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { namesIn } from '@waymark/domain/reference'
import { namesUsed, type VariableForm } from '@waymark/domain/variable'
import { dependentsOf, type Referring } from '@waymark/domain/variable/dependencies'
import { useMemo } from 'react'
import { variableKeys } from '#data/api/keys.ts'
import { oneVariableQuery, variableNamesQuery } from '#data/variables.ts'

/**
 * The names of variables that depend on a variable that does not exist yet, because they already refer to its name.
 * Only those that its own references lead to are found; they are read one level at a time.
 */
export function useDependents(appId: string, form: VariableForm): ReadonlySet<string> {
  const queries = useQueryClient()
  const { data: names } = useQuery(variableNamesQuery(appId))
  const name = form.name.trim()
  const read = (id: string) => queries.getQueryData(oneVariableQuery(appId, id).queryKey)
  const ids = name === '' || !names ? [] : [...reachedFrom(namesUsed(form), names, (id) => valuesOf(read(id)))]
  // A variable that cannot be read is left out.
  const { data: found = NONE } = useQuery({
    queryKey: [...variableKeys.all(appId), 'reached', ids],
    queryFn: async () => {
      const all = await Promise.allSettled(
        ids.map((id) => queries.fetchQuery({ ...oneVariableQuery(appId, id), staleTime: 60_000 })),
      )
      return all.flatMap((read) => (read.status === 'fulfilled' ? [read.value.attributes] : []))
    },
    placeholderData: keepPreviousData,
  })
  return useMemo(() => new Set(dependentsOf(name, found)), [name, found])
}

const NONE: readonly Referring[] = []

type Read = { readonly attributes: Pick<Referring, 'value' | 'options'> } | undefined

const valuesOf = (variable: Read) => variable && [variable.attributes.value, variable.attributes.options]

/** The ids of the custom variables that names refer to, directly or through variables read before. */
function reachedFrom(
  used: Iterable<string>,
  names: readonly { readonly id: string; readonly name: string; readonly builtIn: boolean }[],
  valuesOf: (id: string) => readonly unknown[] | undefined,
): ReadonlySet<string> {
  const idOf = new Map(names.filter(({ builtIn }) => !builtIn).map(({ id, name }) => [name, id]))
  const reached = new Set<string>()
  const queue = [...used]
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const id = idOf.get(at)
    if (id === undefined || reached.has(id)) continue
    reached.add(id)
    queue.push(...namesIn(valuesOf(id) ?? []))
  }
  return reached
}
