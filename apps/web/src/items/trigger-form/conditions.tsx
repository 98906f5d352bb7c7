import { type ConditionRow, initialCondition, onlyWhen, withVariable } from '@waymark/domain/condition'
import { msg } from '@waymark/domain/message'
import type { TriggerType } from '@waymark/domain/trigger'
import { insertRow, removeRow, type Spot } from '@waymark/forms/form'
import { Checkbox, LabelButton, Select } from '@waymark/ui/controls'
import { goToNewRow, InputGrid } from '@waymark/ui/form'
import { useId, useState } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'
import { RowErrors } from '#form/controls/row-errors.tsx'
import { ConditionMatcher } from './condition-matcher.tsx'
import { ConditionValue } from './condition-value.tsx'
import styles from './trigger-form.module.css'
import { useConditionVariables } from './use-condition-variables.ts'
import { useLiveRows } from './use-live-rows.ts'

const M = {
  only: msg('conditions.only', 'Only when conditions are met'),
  label: msg('conditions.label', 'Conditions'),
  variable: msg('conditions.variable', 'Variable'),
  matcher: msg('conditions.matcher', 'Condition'),
  value: msg('conditions.value', 'Value'),
  cell: msg('rows.cell', '{column} {row, number}'),
  add: msg('conditions.add', 'Add condition'),
  remove: msg('conditions.remove', 'Remove condition {row, number}'),
  full: msg('conditions.full', 'At most {max, number} conditions'),
  gone: msg('conditions.gone', 'The variable of this condition no longer exists, so the trigger never fires.'),
  abandoned: msg(
    'conditions.abandoned-variable',
    'The variable "{name}" of this condition is no longer supported, so the trigger never fires.',
  ),
  wrongIn: msg('conditions.wrong-in', 'Row {row, number}: {error}'),
  search: msg('conditions.search-variables', 'Search variables'),
  none: msg('conditions.no-variable', 'No variable of this name'),
}

/** A trigger holds at most 100 conditions; room is left for the one of its own kind. */
const LIMIT = 99

/** Conditions that all have to hold: the switch that turns them on, and one row for each. */
export function Conditions({
  appId,
  type,
  spot,
  readOnly,
}: {
  appId: string
  type: TriggerType
  spot: Spot<readonly ConditionRow[]>
  readOnly: boolean
}) {
  const { t, wrong, edited } = useFieldText()
  const { groups, stateOf, nameOf } = useConditionVariables(appId, type)
  const live = useLiveRows(spot)
  const [reset, setReset] = useState<string | null>(null)
  const id = useId()
  const rows = spot.value
  const place = (key: string) => spot.at(key)
  const add = () => spot.set(insertRow(spot.value, initialCondition('')))
  const full = rows.length >= LIMIT

  // The row may have been drawn before the last key; what is changed is what the form holds now.
  const change = (key: string, how: (row: ConditionRow) => ConditionRow) => place(key).set(how(place(key).value))
  const changeVariable = (key: string, variableId: string) => {
    change(key, (row) => withVariable(row, variableId))
    place(key).at('value').untouch()
    setReset(key)
  }
  const problemOf = (row: ConditionRow) => {
    const state = stateOf(row.variableId)
    if (state === 'gone') return t(M.gone)
    return state === 'abandoned' ? t(M.abandoned, { name: nameOf(row.variableId) ?? '' }) : undefined
  }
  const cell = (column: string, index: number) => t(M.cell, { column, row: index + 1 })
  const wrongs = rows.flatMap((row, index) => {
    const error = problemOf(row) ? undefined : wrong(live.errorOf(row.key))
    return error ? [{ id: `${id}${row.key}`, text: t(M.wrongIn, { row: index + 1, error }) }] : []
  })

  return (
    <>
      <Checkbox
        checked={rows.length > 0}
        onChange={(on) => spot.set(onlyWhen(spot.value, on, 'row-0'))}
        label={t(M.only)}
        readOnly={readOnly}
      />
      {rows.length > 0 && (
        <div className={styles.conditions}>
          <InputGrid
            label={t(M.label)}
            columns="minmax(0, 1.05fr) minmax(0, 1.1fr) minmax(0, 1.45fr)"
            head={[t(M.variable), t(M.matcher), t(M.value)]}
            onEnterInLastRow={readOnly || full ? undefined : add}
            rows={rows.map((row, index) => ({
              key: row.key,
              edited: edited(place(row.key).edited) !== undefined,
              problem: problemOf(row),
              cells: [
                {
                  key: 'variable',
                  control: (
                    <Select
                      value={nameOf(row.variableId) === undefined ? null : row.variableId}
                      onChange={(variableId) => changeVariable(row.key, variableId)}
                      options={withOwn(groups, row.variableId, nameOf(row.variableId))}
                      searchLabel={t(M.search)}
                      emptyText={t(M.none)}
                      readOnly={readOnly}
                      aria-label={cell(t(M.variable), index)}
                    />
                  ),
                },
                {
                  key: 'matcher',
                  control: (
                    <span key={row.variableId} className={reset === row.key ? styles.reset : styles.fill}>
                      <ConditionMatcher
                        row={row}
                        label={cell(t(M.matcher), index)}
                        readOnly={readOnly}
                        onChange={(how) => change(row.key, how)}
                      />
                    </span>
                  ),
                },
                {
                  key: 'value',
                  control: (
                    <span key={row.variableId} className={reset === row.key ? styles.reset : styles.fill}>
                      <ConditionValue
                        row={row}
                        place={place(row.key).at('value')}
                        label={cell(t(M.value), index)}
                        wrong={live.errorOf(row.key) !== undefined}
                        errorId={`${id}${row.key}`}
                        readOnly={readOnly}
                        onTyping={() => live.typing(row.key)}
                        onLeave={() => live.leave(row.key)}
                      />
                    </span>
                  ),
                },
              ],
              ...(!readOnly && {
                remove: {
                  label: t(M.remove, { row: index + 1 }),
                  onPress: () => spot.set(removeRow(spot.value, row.key)),
                },
              }),
            }))}
          />
          <div className={styles.foot}>
            {!readOnly && (
              <LabelButton
                icon="plus"
                disabledReason={full ? t(M.full, { max: LIMIT }) : undefined}
                onPress={({ currentTarget }) => {
                  goToNewRow(currentTarget.closest('section'))
                  add()
                }}
              >
                {t(M.add)}
              </LabelButton>
            )}
            <RowErrors list={wrong(spot.error)} rows={wrongs} />
          </div>
        </div>
      )}
    </>
  )
}

type Groups = ReturnType<typeof useConditionVariables>['groups']

/** The groups, and the row's own variable where it is not among them: it belongs to another kind of trigger. */
const withOwn = (groups: Groups, id: string, name: string | undefined): Groups =>
  name === undefined || groups.some(({ options }) => options.some(({ value }) => value === id))
    ? groups
    : [...groups, { label: '', options: [{ value: id, label: name }] }]
