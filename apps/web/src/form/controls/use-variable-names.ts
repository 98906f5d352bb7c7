import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { referenceGrammar } from '@waymark/domain/reference'
import { VARIABLE_APPEARANCES } from '@waymark/domain/variable'
import type { IconName } from '@waymark/ui/icon'
import { createContext, use } from 'react'
import { type VariableName, variableNamesQuery } from '#data/variables.ts'
import { type Translate, useI18n } from '#i18n/use-i18n.ts'

/** The site whose variables a form may refer to. */
export const VariablesOf = createContext<string | null>(null)

/** The variable that is being edited, and the names of those that depend on it: it can refer to none of them. */
export interface Looping {
  readonly name: string
  readonly dependents: ReadonlySet<string>
}

/** What a variable's own form leaves out of references; null where no variable is edited. */
export const LoopingNames = createContext<Looping | null>(null)

/** A variable as completion and choosing show it. */
export interface NamedVariable {
  readonly label: string
  readonly caption: string
  readonly icon: IconName
  /** Why it cannot be used here. */
  readonly disabledReason?: string
}

const M = {
  list: msg('variables.completion', 'Variables'),
  matching: msg('variables.completion-matching', 'Variables matching “{typed}”'),
  choose: msg('keys.choose', 'choose'),
  insert: msg('keys.insert', 'insert'),
  dismiss: msg('keys.dismiss', 'dismiss'),
  none: msg('variables.completion-none', 'No variable of this name'),
  builtIn: msg('variables.built-in', 'Built-in'),
  itself: msg('variables.completion-itself', 'This variable'),
  loops: msg('variables.completion-loops', 'Would loop'),
}

interface Names {
  readonly variables: readonly NamedVariable[]
  /** All names, once they have been read. */
  readonly known: ReadonlySet<string> | undefined
}

const NONE: Names = { variables: [], known: undefined }

/** Many fields of one form ask for the same list; it is made once for each language and each edited variable. */
const made = new WeakMap<
  readonly VariableName[],
  { readonly t: Translate; readonly looping: Looping | null; names: Names }
>()

function namesFor(data: readonly VariableName[], t: Translate, looping: Looping | null): Names {
  const before = made.get(data)
  if (before?.t === t && before.looping === looping) return before.names
  const reasonFor = (name: string) => {
    if (name === looping?.name) return t(M.itself)
    return looping?.dependents.has(name) ? t(M.loops) : undefined
  }
  const names: Names = {
    known: new Set(data.map(({ name }) => name)),
    variables: data.map(({ name, type, builtIn }) => {
      const disabledReason = reasonFor(name)
      return {
        label: name,
        caption: t(builtIn ? M.builtIn : VARIABLE_APPEARANCES[type].name),
        icon: VARIABLE_APPEARANCES[type].icon,
        ...(disabledReason !== undefined && { disabledReason }),
      }
    }),
  }
  made.set(data, { t, looping, names })
  return names
}

/** What `{{` offers: every variable of the site by name and type; those that would close a circle say so. */
export function useVariableNames() {
  const { t } = useI18n()
  const appId = use(VariablesOf)
  const looping = use(LoopingNames)
  const { data } = useQuery({ ...variableNamesQuery(appId ?? ''), enabled: appId !== null })
  return {
    ...(data ? namesFor(data, t, looping) : NONE),
    grammar: referenceGrammar,
    listLabel: t(M.list),
    emptyText: t(M.none),
    completion: {
      matching: (typed: string) => t(M.matching, { typed }),
      choose: t(M.choose),
      insert: t(M.insert),
      dismiss: t(M.dismiss),
    },
  }
}
