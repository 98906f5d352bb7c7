import type { DebugEvent, VariableResult } from '@waymark/domain/debug-protocol'
import type { Message } from '@waymark/domain/message'
import { collectorIcon, collectorLabel, isCustom, sourceName, type VersionIndex } from '../version/index.ts'
import {
  byMessage,
  byName,
  combineOrders,
  ENGLISH,
  type Language,
  nameContains,
  type Order,
  reversed,
} from './order.ts'

/** A variable in the table of one event, with its value on this event and on the one before. */
export interface EventVariable {
  readonly id: string
  readonly name: string
  readonly collector: string
  readonly type: Message
  /** Icon of the type. */
  readonly icon: ReturnType<typeof collectorIcon>
  readonly source: string | null
  readonly custom: boolean
  readonly virtual: boolean
  readonly now: VariableResult
  /** Null on the first event of a page view, and for a variable that the event before does not have. */
  readonly before: VariableResult | null
  /** Whether its value differs from the one before; true on the first event of a page view. */
  readonly updated: boolean
}

export const EVENT_VARIABLE_FILTERS = ['all', 'onlyCustom', 'updated'] as const
export type EventVariableFilter = (typeof EVENT_VARIABLE_FILTERS)[number]

export const EVENT_VARIABLE_SORTS = ['nameAsc', 'nameDsc', 'typeAsc', 'typeDsc'] as const
export type EventVariableSort = (typeof EVENT_VARIABLE_SORTS)[number]

function ordersIn(language: Language): Readonly<Record<EventVariableSort, Order<EventVariable>>> {
  const name = byName(language)
  const byType = byMessage((variable: EventVariable) => variable.type, language)
  return {
    nameAsc: name,
    nameDsc: reversed(name),
    typeAsc: combineOrders(byType, name),
    typeDsc: combineOrders(reversed(byType), name),
  }
}

const FILTERS: Readonly<Record<EventVariableFilter, (variable: EventVariable) => boolean>> = {
  all: () => true,
  onlyCustom: ({ custom }) => custom,
  updated: ({ updated }) => updated,
}

/** All variables of an event. `before` is the event before it in the same page view. */
export function eventVariables(
  event: DebugEvent,
  before: DebugEvent | null,
  versionIndex: VersionIndex,
): EventVariable[] {
  const earlier = new Map(before?.variables.map((variable) => [variable.id, variable]))
  return event.variables.map((now) => {
    const known = versionIndex.variables.get(now.id)
    const previous = earlier.get(now.id) ?? null
    const collector = known?.type.collector_name ?? ''
    return {
      id: now.id,
      name: known?.name ?? now.name,
      collector,
      type: collectorLabel(collector),
      icon: collectorIcon(collector),
      source: known ? sourceName(versionIndex, known) : null,
      custom: known !== undefined && isCustom(known),
      virtual: known?.virtual ?? true,
      now,
      before: previous,
      updated: previous === null || !isSameValue(now, previous),
    }
  })
}

const isSameValue = (one: VariableResult, other: VariableResult): boolean =>
  one === other ||
  (one.originalValueType === other.originalValueType && one.serializedValue.value === other.serializedValue.value)

/** The number of variables that match each filter. */
export const variableCounts = (variables: readonly EventVariable[]): Readonly<Record<EventVariableFilter, number>> => ({
  all: variables.length,
  onlyCustom: variables.filter(FILTERS.onlyCustom).length,
  updated: variables.filter(FILTERS.updated).length,
})

/** The variables that match search and filter, sorted. `language`: the one in which they are shown. */
export const listedVariables = (
  variables: readonly EventVariable[],
  {
    search = '',
    filter = 'all',
    sort = 'nameAsc',
    language = ENGLISH,
  }: { search?: string; filter?: EventVariableFilter; sort?: EventVariableSort; language?: Language } = {},
): EventVariable[] => variables.filter(FILTERS[filter]).filter(nameContains(search)).sort(ordersIn(language)[sort])
