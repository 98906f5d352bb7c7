import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { referenceGrammar } from '@waymark/domain/reference'
import { VARIABLE_APPEARANCES } from '@waymark/domain/variable'
import type { IconName } from '@waymark/ui/icon'
import { createContext, use } from 'react'
import { type VariableName, variableNamesQuery } from '#data/variables.ts'
import { type Translate, useI18n } from '#i18n/use-i18n.ts'

/** The site of the variables that a form can refer to. */
export const VariablesOf = createContext<string | null>(null)

/** The variable that is being edited, and the names of those that depend on it: it can refer to none of them. */
export interface Looping {
  readonly name: string
  readonly dependents: ReadonlySet<string>
}

/** The variables that the form of a variable cannot refer to; null in other forms. */
export const LoopingNames = createContext<Looping | null>(null)

/** A variable as an option of completion and selects. */
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
  insertVariable: msg('variables.insert', 'Insert variable'),
  dismiss: msg('keys.dismiss', 'dismiss'),
  none: msg('variables.completion-none', 'No variable found'),
  builtIn: msg('variables.built-in', 'Built-in'),
  itself: msg('variables.completion-itself', 'This variable'),
  loops: msg('variables.completion-loops', 'Would loop'),
}

interface Names {
  readonly variables: readonly NamedVariable[]
  /** All names; undefined until they are loaded. */
  readonly known: ReadonlySet<string> | undefined
}

const NONE: Names = { variables: [], known: undefined }

/** Cached by language and edited variable, because many fields of a form use the same list. */
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

/** The completion after `{{`: all variables of the site by name and type; those that would form a circle are disabled. */
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
    insertLabel: t(M.insertVariable),
    completion: {
      matching: (typed: string) => t(M.matching, { typed }),
      choose: t(M.choose),
      insert: t(M.insert),
      dismiss: t(M.dismiss),
    },
  }
}
