import { type ConditionRow, initialCondition, onlyWhen, withVariable } from '@waymark/domain/condition'
import { type Message, msg } from '@waymark/domain/message'
import type { TriggerType } from '@waymark/domain/trigger'
import { type FieldApi, insertRow, removeRow } from '@waymark/forms/form'
import { Checkbox, Select } from '@waymark/ui/controls'
import { InputGrid } from '@waymark/ui/form'
import { useId, useState } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'
import { CELL } from '#form/form-messages.ts'
import { useField, useFormValue } from '#form/use-form.ts'
import { SEARCH_ITEMS } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { UnableToLoad } from '../load-failures/unable-to-load.tsx'
import { ConditionMatcher } from './condition-matcher.tsx'
import { ConditionRowsFoot, WRONG_IN_ROW } from './condition-rows-foot.tsx'
import { ConditionValue } from './condition-value.tsx'
import styles from './trigger-form.module.css'
import { useConditionVariables } from './use-condition-variables.ts'

const M = {
  only: msg('conditions.only', 'Only when conditions are met'),
  label: msg('conditions.label', 'Conditions'),
  variable: msg('conditions.variable', 'Variable'),
  matcher: msg('conditions.matcher', 'Condition'),
  value: msg('conditions.value', 'Value'),
  add: msg('conditions.add', 'Add condition'),
  remove: msg('conditions.remove', 'Remove condition {row, number}'),
  gone: msg('conditions.gone', 'The variable of this condition no longer exists, so the trigger never fires.'),
  abandoned: msg(
    'conditions.abandoned-variable',
    'The variable “{name}” of this condition is no longer supported, so the trigger never fires.',
  ),
  none: msg('conditions.no-variable', 'No variable found'),
}

interface ConditionsProps {
  appId: string
  type: TriggerType
  field: FieldApi<readonly ConditionRow[]>
  /** How many more conditions the trigger can have. */
  left: number
  readOnly: boolean
}

/** Conditions that all have to hold: the checkbox that turns them on, and one row for each. */
export function Conditions(props: ConditionsProps) {
  const { appId, type, field, readOnly } = props
  const { t } = useI18n()
  // Also without rows, so that the first one has its names at once.
  const variables = useConditionVariables(appId, type)
  const isOn = useFormValue(field.form, () => field.value.length > 0)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a box.
    <div role="group" aria-label={t(M.only)} className={styles.stack}>
      <Checkbox
        checked={isOn}
        onChange={(on) => field.setValue(onlyWhen(field.value, on, 'row-0'))}
        label={t(M.only)}
        readOnly={readOnly}
      />
      {isOn && <ConditionRows {...props} variables={variables} />}
    </div>
  )
}

function ConditionRows({
  variables: { query, groups, stateOf, nameOf },
  field,
  left,
  readOnly,
}: Omit<ConditionsProps, 'appId' | 'type'> & { variables: Variables }) {
  const { t, errorText, edited } = useFieldText()
  const [reset, setReset] = useState<string | null>(null)
  const id = useId()
  const { rows, error } = useFormValue(field.form, () => ({
    error: field.error,
    rows: field.value.map(({ key, variableId }) => ({
      key,
      variableId,
      edited: field.at(key).edited,
      error: field.at(key).at('value').error,
    })),
  }))
  const add = () => field.setValue(insertRow(field.value, initialCondition('')))
  const changeVariable = (row: FieldApi<ConditionRow>, variableId: string) => {
    row.setValue(withVariable(row.value, variableId))
    row.at('value').resetTouched()
    setReset(row.value.key)
  }
  const problemOf = (variableId: string) => {
    const state = stateOf(variableId)
    if (state === 'missing') return t(M.gone)
    return state === 'abandoned' ? t(M.abandoned, { name: nameOf(variableId) ?? '' }) : undefined
  }
  const errors = rows.flatMap((row, index) => {
    const text = problemOf(row.variableId) ? undefined : errorText(row.error)
    return text ? [{ id: `${id}${row.key}`, text: t(WRONG_IN_ROW, { row: index + 1, error: text }) }] : []
  })

  return (
    <div className={styles.conditions}>
      {query.isLoadingError && <UnableToLoad pending={query.isFetching} onAgain={query.refetch} />}
      <InputGrid
        label={t(M.label)}
        columns="minmax(0, 1.05fr) minmax(0, 1.1fr) minmax(0, 1.45fr)"
        head={[t(M.variable), t(M.matcher), t(M.value)]}
        onEnterInLastRow={readOnly || left <= 0 ? undefined : add}
        rows={rows.map((row, index) => {
          const cell = (column: Message) => t(CELL, { column: t(column), row: index + 1 })
          const own = { field: field.at(row.key), readOnly }
          const className = reset === row.key ? styles.reset : styles.fill
          return {
            key: row.key,
            edited: edited(row.edited) !== undefined,
            problem: problemOf(row.variableId),
            cells: [
              {
                key: 'variable',
                control: (
                  <Select
                    value={nameOf(row.variableId) === undefined ? null : row.variableId}
                    onChange={(variableId) => changeVariable(own.field, variableId)}
                    options={withOwn(groups, row.variableId, nameOf(row.variableId))}
                    searchLabel={t(SEARCH_ITEMS.variable)}
                    emptyText={t(M.none)}
                    readOnly={readOnly}
                    aria-label={cell(M.variable)}
                  />
                ),
              },
              {
                key: 'matcher',
                control: (
                  <span key={row.variableId} className={className}>
                    <Matcher {...own} label={cell(M.matcher)} />
                  </span>
                ),
              },
              {
                key: 'value',
                control: (
                  <span key={row.variableId} className={className}>
                    <Value {...own} label={cell(M.value)} errorId={`${id}${row.key}`} />
                  </span>
                ),
              },
            ],
            ...(!readOnly && {
              remove: {
                label: t(M.remove, { row: index + 1 }),
                onPress: () => field.setValue(removeRow(field.value, row.key)),
              },
            }),
          }
        })}
      />
      <ConditionRowsFoot
        addLabel={t(M.add)}
        count={rows.length}
        left={left}
        readOnly={readOnly}
        errors={{ list: errorText(error), rows: errors }}
        onAdd={add}
      />
    </div>
  )
}

interface CellProps {
  readonly field: FieldApi<ConditionRow>
  readonly label: string
  readonly readOnly: boolean
}

function Matcher({ label, readOnly, ...props }: CellProps) {
  const { value, setValue } = useField(props.field)
  return (
    <ConditionMatcher
      row={value}
      label={label}
      readOnly={readOnly}
      onChange={(change) => setValue(change(props.field.value))}
    />
  )
}

function Value({ errorId, ...props }: CellProps & { errorId: string }) {
  const { value } = useField(props.field)
  return <ConditionValue {...props} row={value} field={props.field.at('value')} errorId={errorId} />
}

type Variables = ReturnType<typeof useConditionVariables>
type Groups = Variables['groups']

/** The groups, with the row's own variable added if it is only offered for another type of trigger. */
const withOwn = (groups: Groups, id: string, name: string | undefined): Groups =>
  name === undefined || groups.some(({ options }) => options.some(({ value }) => value === id))
    ? groups
    : [...groups, { label: '', options: [{ value: id, label: name }] }]
