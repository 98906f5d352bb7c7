import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { createContext, use } from 'react'
import { variableNamesQuery } from '../queries/variable-names.ts'
import { useWords } from '../words/use-words.ts'

/** The site whose variables a form may refer to. */
export const VariablesOf = createContext<string | null>(null)

const W = {
  list: msg('variables.completion', 'Variables'),
  none: msg('variables.completion-none', 'No variable of this name'),
  builtIn: msg('variables.built-in', 'Built-in'),
}

/** What `{{` offers: every variable of the site by name, the built-in ones marked. */
export function useVariableNames() {
  const { say } = useWords()
  const appId = use(VariablesOf)
  const { data } = useQuery({ ...variableNamesQuery(appId ?? ''), enabled: appId !== null })
  return {
    variables: (data ?? []).map(({ name, builtIn }) => ({ label: name, ...(builtIn && { caption: say(W.builtIn) }) })),
    listLabel: say(W.list),
    emptyText: say(W.none),
  }
}
