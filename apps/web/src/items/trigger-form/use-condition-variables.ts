import { useQuery } from '@tanstack/react-query'
import { UNABLE_TO_LOAD } from '@waymark/domain/failure'
import { msg } from '@waymark/domain/message'
import {
  conditionBuiltInGroups,
  mayChooseInCondition,
  type TriggerType,
  type VariableState,
  variableState,
} from '@waymark/domain/trigger'
import { VARIABLE_APPEARANCES } from '@waymark/domain/variable'
import { builtInById } from '@waymark/domain/variable/built-in'
import type { OptionGroup } from '@waymark/ui/controls'
import { useMemo } from 'react'
import { variableNamesQuery } from '#data/variables.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const OWN = msg('condition-variables.own', 'Variables of this site')
const LOADING = msg('condition-variables.loading', 'Loading variables')

/** The variables offered for conditions of a type of trigger, in groups, and name and state of each variable. */
export function useConditionVariables(appId: string, type: TriggerType) {
  const { t, locale } = useI18n()
  const query = useQuery(variableNamesQuery(appId))
  const { data, isLoadingError } = query
  const variables = useMemo(() => {
    const own = (data ?? []).filter(({ builtIn }) => !builtIn)
    const byId = new Map(own.map((variable) => [variable.id, variable]))
    const usable = own.filter(mayChooseInCondition)
    const groups: OptionGroup[] = [
      ...conditionBuiltInGroups(type).map(({ name, variables }) => ({
        label: t(name),
        options: variables
          .map(({ id, label }) => ({ value: id, label: t(label) }))
          .sort((a, b) => a.label.localeCompare(b.label, locale)),
      })),
      ...(usable.length > 0
        ? [
            {
              label: t(OWN),
              options: usable.map(({ id, name, type: kind }) => ({
                value: id,
                label: name,
                icon: VARIABLE_APPEARANCES[kind].icon,
              })),
            },
          ]
        : []),
    ]
    return {
      groups,
      /** Undefined while the variables are loading. */
      stateOf: (id: string): VariableState | undefined => (data ? variableState(id, byId) : undefined),
      nameOf: (id: string): string | undefined => {
        const builtIn = builtInById(id)
        if (builtIn) return t(builtIn.label)
        return data ? byId.get(id)?.name : t(isLoadingError ? UNABLE_TO_LOAD : LOADING)
      },
    }
  }, [data, isLoadingError, type, t, locale])
  return { query, ...variables }
}
