import {
  EVENT_VARIABLE_FILTERS,
  type EventVariableFilter,
  eventVariables,
  listedVariables,
  variableCounts,
} from '@waymark/debugger-core/lists'
import type { EventInPage } from '@waymark/debugger-core/timeline'
import type { VersionIndex } from '@waymark/debugger-core/version'
import { type Message, msg } from '@waymark/domain/message'
import { Segmented, Select } from '@waymark/ui/controls'
import { useNarrowViewport } from '@waymark/ui/layout'
import { memo, useMemo } from 'react'
import { SEARCH_ITEMS } from '#i18n/list-messages.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { FoundCount } from '#items/list/found-count.tsx'
import { ListSearch } from '#items/list/list-search.tsx'
import { useDebugger, useDeferredView, useView } from '../use-debugger.ts'
import { SplitPanel } from './split-panel.tsx'
import { VariableInspector } from './variable-inspector.tsx'
import styles from './variables-panel.module.css'
import { VariablesTable } from './variables-table.tsx'

const M = {
  show: msg('debugger.variables.show', 'Show'),
  tinted: msg('debugger.variables.tinted', '<mark>Tinted</mark> changed with this event'),
  none: msg('debugger.variables.none', 'No variables'),
  noneUpdated: msg('debugger.variables.none-updated', 'No variable changed with this event'),
  noMatch: msg('debugger.variables.no-match', 'No variable matches'),
}

const FILTERS: Readonly<Record<EventVariableFilter, Message>> = {
  all: msg('debugger.variables.all', 'All'),
  onlyCustom: msg('debugger.variables.custom', 'Only custom'),
  updated: msg('debugger.variables.updated', 'Updated since last event'),
}

/** The names of the filters on narrow windows. */
const SHORT_FILTERS: Readonly<Record<EventVariableFilter, Message>> = {
  all: FILTERS.all,
  onlyCustom: msg('debugger.variables.custom-short', 'Custom'),
  updated: msg('debugger.variables.updated-short', 'Updated'),
}

interface VariablesPanelProps {
  placed: EventInPage
  versionIndex: VersionIndex
}

/** The table of the variables on an event, with the details of the selected one beside it. */
export const VariablesPanel = memo(function VariablesPanel({ placed, versionIndex }: VariablesPanelProps) {
  const language = useI18n()
  const { t } = language
  const { viewStore } = useDebugger()
  const search = useView((view) => view.variableSearch)
  const { event, before } = placed
  const all = useMemo(
    () => eventVariables(event.debug, before?.debug ?? null, versionIndex),
    [event, before, versionIndex],
  )
  const wanted = useDeferredView((view) => view.variableSearch)
  const sorted = useDeferredView((view) => view.variableSort)
  const filtered = useDeferredView((view) => view.variableFilter)
  const listed = useMemo(
    () => listedVariables(all, { search: wanted, sort: sorted, filter: filtered, language }),
    [all, wanted, sorted, filtered, language],
  )
  const counts = useMemo(() => variableCounts(all), [all])
  const shown = useDeferredView((view) => view.variable)
  const opened = shown === null ? undefined : all.find(({ id }) => id === shown)
  const compares = filtered === 'updated'
  const none = all.length === 0 ? M.none : search.trim() === '' && compares ? M.noneUpdated : M.noMatch
  return (
    <SplitPanel
      tools={
        <>
          <ListSearch
            aside
            label={t(SEARCH_ITEMS.variable)}
            text={search}
            onSearch={(text) => viewStore.set({ variableSearch: text })}
          />
          <FoundCount narrowed={wanted.trim() !== '' || filtered !== 'all'} count={listed.length} />
          <FilterChoice counts={counts} explained={opened === undefined} />
        </>
      }
      inspector={
        opened && (
          <VariableInspector
            key={opened.id}
            variable={opened}
            before={before}
            onClose={() => viewStore.set({ variable: null })}
          />
        )
      }
    >
      <VariablesTable variables={listed} compares={compares} none={t(none)} />
    </SplitPanel>
  )
})

interface FilterChoiceProps {
  counts: Readonly<Record<EventVariableFilter, number>>
  /** Whether it also tells what the tint of a value means, for which there is no room beside details. */
  explained: boolean
}

/** Which variables are listed, with their numbers. */
function FilterChoice({ counts, explained }: FilterChoiceProps) {
  const { t } = useI18n()
  const { viewStore } = useDebugger()
  const value = useView((view) => view.variableFilter)
  const onChange = (variableFilter: EventVariableFilter) => viewStore.set({ variableFilter })
  if (useNarrowViewport())
    return (
      <div className={styles.filter}>
        <Select<EventVariableFilter>
          value={value}
          onChange={onChange}
          aria-label={t(M.show)}
          options={EVENT_VARIABLE_FILTERS.map((filter) => ({
            value: filter,
            label: `${t(SHORT_FILTERS[filter])} ${counts[filter]}`,
          }))}
        />
      </div>
    )
  return (
    <>
      <Segmented<EventVariableFilter>
        value={value}
        onChange={onChange}
        size="small"
        label={t(M.show)}
        options={EVENT_VARIABLE_FILTERS.map((filter) => ({
          value: filter,
          label: t(FILTERS[filter]),
          count: counts[filter],
        }))}
      />
      {explained && (
        <p>
          <Trans message={M.tinted} components={{ mark: <mark className={styles.tinted} /> }} />
        </p>
      )}
    </>
  )
}
