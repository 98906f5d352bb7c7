import { useQuery } from '@tanstack/react-query'
import {
  AUDIENCE_MATCHERS,
  audienceError,
  CONDITION_LABELS,
  type ConditionRow,
  type ConditionType,
  newCondition,
  withType,
} from '@waymark/domain/condition'
import { UNABLE_TO_LOAD } from '@waymark/domain/failure'
import { msg } from '@waymark/domain/message'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { type FieldApi, insertRow, removeRow } from '@waymark/forms/form'
import { Select } from '@waymark/ui/controls'
import { InputGrid } from '@waymark/ui/form'
import { useId } from 'react'
import { audiencesQuery } from '#data/audiences.ts'
import { useFieldText } from '#form/controls/field-text.ts'
import { CELL } from '#form/form-messages.ts'
import { useField, useFormValue } from '#form/use-form.ts'
import { ConditionRowsFoot, WRONG_IN_ROW } from './condition-rows-foot.tsx'
import styles from './trigger-form.module.css'
import { AUDIENCES_LOADING } from './trigger-messages.ts'

const M = {
  label: msg('audience.rows', 'Audience conditions'),
  matcher: msg('audience.matcher', 'Visitor'),
  audience: msg('audience.audience', 'Audience'),
  choose: msg('audience.choose', 'Choose an audience'),
  search: msg('audience.search', 'Search audiences'),
  unknown: msg('audience.unknown-name', 'Unknown audience'),
  none: msg('audience.none', 'No audience found'),
  noneAtAll: msg('audience.none-at-all', 'This website has no audiences yet'),
  add: msg('audience.add', 'Add audience'),
  remove: msg('audience.remove', 'Remove audience {row, number}'),
  keepOne: msg('audience.keep-one', 'This kind of trigger needs at least one audience'),
}

/** One row for each audience: whether the visitor belongs to it or not. Opening the select refetches the audiences. */
export function AudienceRows({
  appId,
  required,
  left,
  readOnly,
  ...props
}: {
  appId: string
  field: FieldApi<readonly ConditionRow[]>
  /** Whether at least one row is required. */
  required: boolean
  /** How many more conditions the trigger can have. */
  left: number
  readOnly: boolean
}) {
  const { t, errorText, edited } = useFieldText()
  const query = useQuery(audiencesQuery(appId))
  const id = useId()
  const field = useField(props.field)
  const rows = field.value
  const errors = useFormValue(field.form, () => rows.map(({ key }) => field.at(key).at('value').error))
  if (rows.length === 0 && !required) return null
  const audiences = query.data ?? []
  const options = audiences.map(({ id: value, name }) => ({ value, label: name }))
  // The name of an audience that is unknown or not loaded yet.
  const nameless = query.data ? M.unknown : query.isError ? UNABLE_TO_LOAD : AUDIENCES_LOADING
  const isUnknown = ({ value }: ConditionRow) => value !== '' && !audiences.some((audience) => audience.id === value)
  const errorOf = (row: ConditionRow, index: number) => {
    const unknown = query.data && audienceError(row.value, query.data)
    return unknown ? t(unknown) : errorText(errors[index])
  }
  const wrongs = rows.flatMap((row, index) => {
    const error = errorOf(row, index)
    return error ? [{ id: `${id}${row.key}`, text: t(WRONG_IN_ROW, { row: index + 1, error }) }] : []
  })
  const cell = (column: string, index: number) => t(CELL, { column, row: index + 1 })
  return (
    <div className={styles.conditions}>
      {rows.length > 0 && (
        <InputGrid
          label={t(M.label)}
          columns="minmax(0, 1fr) minmax(0, 1.3fr)"
          rows={rows.map((row, index) => {
            const rowField = field.at(row.key)
            const error = errorOf(row, index)
            return {
              key: row.key,
              edited: edited(rowField.edited) !== undefined,
              cells: [
                {
                  key: 'matcher',
                  control: (
                    <Select<ConditionType>
                      value={row.type}
                      onChange={(type) => rowField.setValue(withType(row, type))}
                      options={AUDIENCE_MATCHERS.map((type) => ({ value: type, label: t(CONDITION_LABELS[type]) }))}
                      readOnly={readOnly}
                      aria-label={cell(t(M.matcher), index)}
                    />
                  ),
                },
                {
                  key: 'audience',
                  control: (
                    <Select
                      value={row.value === '' ? null : row.value}
                      onChange={rowField.at('value').setValue}
                      onBlur={rowField.at('value').onBlur}
                      onOpen={() => void query.refetch()}
                      options={isUnknown(row) ? [{ value: row.value, label: t(nameless) }, ...options] : options}
                      placeholder={t(M.choose)}
                      searchLabel={t(M.search)}
                      emptyText={t(query.isError ? UNABLE_TO_LOAD : options.length > 0 ? M.none : M.noneAtAll)}
                      readOnly={readOnly}
                      aria-label={cell(t(M.audience), index)}
                      aria-invalid={error ? true : undefined}
                      aria-describedby={error ? `${id}${row.key}` : undefined}
                    />
                  ),
                },
              ],
              ...(!readOnly && {
                remove: {
                  label: t(M.remove, { row: index + 1 }),
                  onPress: () => field.setValue(removeRow(field.value, row.key)),
                  disabledReason: required && rows.length === 1 ? t(M.keepOne) : undefined,
                },
              }),
            }
          })}
        />
      )}
      <ConditionRowsFoot
        addLabel={t(M.add)}
        count={rows.length}
        left={left}
        readOnly={readOnly}
        errors={{ list: errorText(field.error), rows: wrongs }}
        onAdd={() => field.setValue(insertRow(field.value, newCondition(BUILT_INS.cdpAudience.id, '')))}
      />
    </div>
  )
}
