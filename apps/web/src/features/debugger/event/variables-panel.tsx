import {
  type EventVariable,
  eventVariables,
  listedVariables,
  VARIABLE_FILTERS,
  type VariableFilter,
  type VariableSort,
  variableCounts,
} from '@waymark/debugger-core/lists'
import type { EventInPage } from '@waymark/debugger-core/timeline'
import type { VersionIndex } from '@waymark/debugger-core/version'
import { type Message, msg } from '@waymark/domain/message'
import { Segmented, Select } from '@waymark/ui/controls'
import { rowLink } from '@waymark/ui/data'
import { Icon } from '@waymark/ui/icon'
import { EmptyState } from '@waymark/ui/layout'
import { memo, useCallback, useMemo } from 'react'
import { useNarrowViewport } from '#browser/use-narrow-viewport.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListSearch } from '#items/list/list-search.tsx'
import { useDebugger, useDeferredView, useView } from '../use-debugger.ts'
import { ShortValue } from '../values/short-value.tsx'
import { valueText } from '../values/value-text.ts'
import { MetaMark } from '../verdict/source.tsx'
import { SplitPanel } from './split-panel.tsx'
import { VariableInspector } from './variable-inspector.tsx'
import styles from './variables-panel.module.css'
import { VirtualRows } from './virtual-rows.tsx'
import { sortableColumn, VirtualTable } from './virtual-table.tsx'

const M = {
  table: msg('debugger.variables.table', 'Variables on this event'),
  search: msg('debugger.variables.search', 'Search variables'),
  show: msg('debugger.variables.show', 'Show'),
  name: msg('debugger.column.name', 'Name'),
  type: msg('debugger.column.type', 'Type'),
  value: msg('debugger.column.value', 'Value'),
  now: msg('debugger.column.now', 'Value now'),
  before: msg('debugger.column.before', 'Before'),
  tinted: msg('debugger.variables.tinted', '<mark>Tinted</mark> changed with this event'),
  none: msg('debugger.variables.none', 'No variables'),
  noneUpdated: msg('debugger.variables.none-updated', 'No variable changed with this event'),
  noMatch: msg('debugger.variables.no-match', 'No variable matches'),
}

const FILTERS: Readonly<Record<VariableFilter, Message>> = {
  all: msg('debugger.variables.all', 'All'),
  onlyCustom: msg('debugger.variables.custom', 'Only custom'),
  updated: msg('debugger.variables.updated', 'Updated since last event'),
}

/** The same for narrow windows. */
const SHORT_FILTERS: Readonly<Record<VariableFilter, Message>> = {
  all: FILTERS.all,
  onlyCustom: msg('debugger.variables.custom-short', 'Custom'),
  updated: msg('debugger.variables.updated-short', 'Updated'),
}

/** Whether the event changed the value. On the first event of a page view, which has none before it, nothing is marked. */
const hasChanged = ({ updated, before }: EventVariable): boolean => updated && before !== null

/** Characters of a value that fit on one line of the narrowest window. */
const ONE_LINE = 36
/** Pixels of a row on a narrow window: a value has one line or three. */
const rowHeight = ({ now }: EventVariable): number => (valueText(now).length > ONE_LINE ? 96 : 58)

/** The table of the variables on an event, with the details of the selected one beside it. */
export const VariablesPanel = memo(function VariablesPanel({
  placed,
  versionIndex,
}: {
  placed: EventInPage
  versionIndex: VersionIndex
}) {
  const { t } = useI18n()
  const { viewStore } = useDebugger()
  const search = useView((view) => view.variableSearch)
  const sort = useView((view) => view.variableSort)
  const filter = useView((view) => view.variableFilter)
  const open = useView((view) => view.variable)
  const { event, before } = placed
  const all = useMemo(
    () => eventVariables(event.debug, before?.debug ?? null, versionIndex),
    [event, before, versionIndex],
  )
  const wanted = useDeferredView((view) => view.variableSearch)
  const sorted = useDeferredView((view) => view.variableSort)
  const filtered = useDeferredView((view) => view.variableFilter)
  const listed = useMemo(
    () => listedVariables(all, { search: wanted, sort: sorted, filter: filtered }),
    [all, wanted, sorted, filtered],
  )
  const counts = useMemo(() => variableCounts(all), [all])
  const shown = useDeferredView((view) => view.variable)
  const opened = shown === null ? undefined : all.find(({ id }) => id === shown)
  const compares = filtered === 'updated'

  const sorting = { sort, onSort: (variableSort: VariableSort) => viewStore.set({ variableSort }) }
  const columns = [
    sortableColumn({ key: 'name', head: t(M.name), width: '28%' }, ['nameAsc', 'nameDsc'], sorting),
    sortableColumn({ key: 'type', head: t(M.type), width: '60px' }, ['typeAsc', 'typeDsc'], sorting),
    { key: 'now', head: t(compares ? M.now : M.value) },
    ...(compares ? [{ key: 'before', head: t(M.before), width: '28%' }] : []),
  ]
  const opener = useCallback(
    (variable: EventVariable, rowProps: object) => (
      <button
        key="name"
        type="button"
        {...rowProps}
        className={rowLink.className}
        title={variable.name}
        onClick={() => viewStore.set({ variable: variable.id })}
      >
        <MetaMark source={variable.source} />
        {variable.name}
      </button>
    ),
    [viewStore],
  )
  const typeIcon = useCallback(
    (variable: EventVariable) => <Icon key="type" name={variable.icon} label={t(variable.type)} />,
    [t],
  )
  const cells = useCallback(
    (variable: EventVariable, rowProps: object) => [
      opener(variable, rowProps),
      typeIcon(variable),
      <ShortValue key="now" result={variable.now} changed={hasChanged(variable)} />,
      ...(compares ? [variable.before && <ShortValue key="before" result={variable.before} />] : []),
    ],
    [opener, typeIcon, compares],
  )
  const narrow = useNarrowViewport()
  const options = {
    value: filter,
    onChange: (variableFilter: VariableFilter) => viewStore.set({ variableFilter }),
  }
  const nothing = all.length === 0 ? M.none : search.trim() === '' && compares ? M.noneUpdated : M.noMatch
  return (
    <SplitPanel
      tools={
        <>
          <ListSearch
            aside
            label={t(M.search)}
            text={search}
            onSearch={(text) => viewStore.set({ variableSearch: text })}
          />
          {narrow ? (
            <div className={styles.filter}>
              <Select<VariableFilter>
                {...options}
                aria-label={t(M.show)}
                options={VARIABLE_FILTERS.map((value) => ({
                  value,
                  label: `${t(SHORT_FILTERS[value])} ${counts[value]}`,
                }))}
                searchLabel=""
                emptyText=""
              />
            </div>
          ) : (
            <>
              <Segmented<VariableFilter>
                {...options}
                size="small"
                label={t(M.show)}
                options={VARIABLE_FILTERS.map((value) => ({ value, label: t(FILTERS[value]), count: counts[value] }))}
              />
              <p>
                <Trans message={M.tinted} components={{ mark: <mark className={styles.tinted} /> }} />
              </p>
            </>
          )}
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
      {listed.length > 0 && narrow ? (
        <VirtualRows label={t(M.table)} rows={listed} chosen={open} rowHeight={rowHeight}>
          {(variable, rowProps) => (
            <>
              {typeIcon(variable)}
              {opener(variable, rowProps)}
              <ShortValue result={variable.now} changed={hasChanged(variable)} />
            </>
          )}
        </VirtualRows>
      ) : listed.length > 0 ? (
        <VirtualTable label={t(M.table)} columns={columns} rows={listed} chosen={open} cells={cells} />
      ) : (
        <EmptyState art="lost" title={t(nothing)} />
      )}
    </SplitPanel>
  )
})
