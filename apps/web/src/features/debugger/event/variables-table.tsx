import type { EventVariable, EventVariableSort } from '@waymark/debugger-core/lists'
import { msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'
import { Icon } from '@waymark/ui/icon'
import { TYPE } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { columnSort } from '#items/list/column-sort.ts'
import { VALUE_NOW } from '../debugger-messages.ts'
import { useDebugger, useView } from '../use-debugger.ts'
import { ShortValue } from '../values/short-value.tsx'
import { valueText } from '../values/value-text.ts'
import { ResponsiveTable } from './responsive-table.tsx'
import { RowButton } from './row-button.tsx'

const M = {
  table: msg('debugger.variables.table', 'Variables on this event'),
  value: msg('debugger.column.value', 'Value'),
  before: msg('debugger.column.before', 'Before'),
}

/** Whether the event changed the value. On the first event of a page view, which has none before it, nothing is marked. */
const hasChanged = ({ updated, before }: EventVariable): boolean => updated && before !== null

/** Characters of a value that fit on one line of the narrowest window. */
const ONE_LINE = 36
/** Pixels of a row on a narrow window: a value has one line or three. */
const rowHeight = ({ now }: EventVariable): number => (valueText(now).length > ONE_LINE ? 96 : 58)

interface VariablesTableProps {
  variables: readonly EventVariable[]
  compares: boolean
  none: string
}

/** The variables on an event with their values; `compares` shows those before it too. */
export function VariablesTable({ variables, compares, none }: VariablesTableProps) {
  const { t } = useI18n()
  const { viewStore } = useDebugger()
  const open = useView((view) => view.variable)
  const current = useView((view) => view.variableSort)
  const sort = (...orders: [EventVariableSort, EventVariableSort]) =>
    columnSort(orders, current, (variableSort) => viewStore.set({ variableSort }))
  const name = (variable: EventVariable, rowProps: object) => (
    <RowButton key="name" row={variable} rowProps={rowProps} onOpen={() => viewStore.set({ variable: variable.id })} />
  )
  const type = (variable: EventVariable) => <Icon key="type" name={variable.icon} label={t(variable.type)} />
  return (
    <ResponsiveTable
      label={t(M.table)}
      rows={variables}
      chosen={open}
      columns={[
        { key: 'name', head: t(NAME_LABEL), width: '28%', sort: sort('nameAsc', 'nameDsc') },
        { key: 'type', head: t(TYPE), width: '60px', sort: sort('typeAsc', 'typeDsc') },
        { key: 'now', head: t(compares ? VALUE_NOW : M.value) },
        ...(compares ? [{ key: 'before', head: t(M.before), width: '28%' }] : []),
      ]}
      cells={(variable, rowProps) => [
        name(variable, rowProps),
        type(variable),
        <ShortValue key="now" result={variable.now} changed={hasChanged(variable)} />,
        ...(compares ? [variable.before && <ShortValue key="before" result={variable.before} />] : []),
      ]}
      rowHeight={rowHeight}
      narrowRow={(variable, rowProps) => (
        <>
          {type(variable)}
          {name(variable, rowProps)}
          <ShortValue result={variable.now} changed={hasChanged(variable)} />
        </>
      )}
      none={none}
    />
  )
}
