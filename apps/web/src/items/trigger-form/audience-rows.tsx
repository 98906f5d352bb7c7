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
import { insertRow, removeRow, type Spot } from '@waymark/forms/form'
import { LabelButton, Select } from '@waymark/ui/controls'
import { goToNewRow, InputGrid } from '@waymark/ui/form'
import { useId } from 'react'
import { audiencesQuery } from '#data/audiences.ts'
import { useFieldText } from '#form/controls/field-text.ts'
import { RowErrors } from '#form/controls/row-errors.tsx'
import styles from './trigger-form.module.css'

const M = {
  label: msg('audience.rows', 'Audience conditions'),
  matcher: msg('audience.matcher', 'Visitor'),
  audience: msg('audience.audience', 'Audience'),
  cell: msg('rows.cell', '{column} {row, number}'),
  choose: msg('audience.choose', 'Choose an audience'),
  search: msg('audience.search', 'Search audiences'),
  searchMatcher: msg('select.search', 'Search'),
  unknown: msg('audience.unknown-name', 'Unknown audience'),
  loading: msg('audience.loading-names', 'Loading the audiences'),
  none: msg('audience.none', 'No audience of this name'),
  noneAtAll: msg('audience.none-at-all', 'This website has no audiences yet'),
  add: msg('audience.add', 'Add audience'),
  remove: msg('audience.remove', 'Remove audience {row, number}'),
  keepOne: msg('audience.keep-one', 'This kind of trigger needs at least one audience'),
  wrongIn: msg('conditions.wrong-in', 'Row {row, number}: {error}'),
}

/** One row for each audience: whether the visitor belongs to it or not. Opening the choice reads the audiences again. */
export function AudienceRows({
  appId,
  spot,
  required,
  readOnly,
  error: listError,
}: {
  appId: string
  spot: Spot<readonly ConditionRow[]>
  /** There has to be one. */
  required: boolean
  readOnly: boolean
  error: string | undefined
}) {
  const { t, wrong, edited } = useFieldText()
  const query = useQuery(audiencesQuery(appId))
  const id = useId()
  const rows = spot.value
  if (rows.length === 0 && !required) return null
  const audiences = query.data ?? []
  const options = audiences.map(({ id: value, name }) => ({ value, label: name }))
  // Which audience it is cannot be said before they have been read, or when they could not be.
  const nameless = query.data ? M.unknown : query.isError ? UNABLE_TO_LOAD : M.loading
  const isUnknown = ({ value }: ConditionRow) => value !== '' && !audiences.some((audience) => audience.id === value)
  const errorOf = (row: ConditionRow) => {
    const unknown = query.data && audienceError(row.value, query.data)
    return unknown ? t(unknown) : wrong(spot.at(row.key).at('value').error)
  }
  const wrongs = rows.flatMap((row, index) => {
    const error = errorOf(row)
    return error ? [{ id: `${id}${row.key}`, text: t(M.wrongIn, { row: index + 1, error }) }] : []
  })
  const cell = (column: string, index: number) => t(M.cell, { column, row: index + 1 })
  return (
    <div className={styles.conditions}>
      {rows.length > 0 && (
        <InputGrid
          label={t(M.label)}
          columns="minmax(0, 1fr) minmax(0, 1.3fr)"
          rows={rows.map((row, index) => {
            const place = spot.at(row.key)
            const error = errorOf(row)
            return {
              key: row.key,
              edited: edited(place.edited) !== undefined,
              cells: [
                {
                  key: 'matcher',
                  control: (
                    <Select<ConditionType>
                      value={row.type}
                      onChange={(type) => place.set(withType(row, type))}
                      options={AUDIENCE_MATCHERS.map((type) => ({ value: type, label: t(CONDITION_LABELS[type]) }))}
                      searchLabel={t(M.searchMatcher)}
                      emptyText={t(M.none)}
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
                      onChange={(value) => place.at('value').set(value)}
                      onBlur={place.at('value').touch}
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
                  onPress: () => spot.set(removeRow(spot.value, row.key)),
                  disabledReason: required && rows.length === 1 ? t(M.keepOne) : undefined,
                },
              }),
            }
          })}
        />
      )}
      <div className={styles.foot}>
        {!readOnly && (
          <LabelButton
            icon="plus"
            onPress={({ currentTarget }) => {
              goToNewRow(currentTarget.closest('section'))
              spot.set(insertRow(spot.value, newCondition(BUILT_INS.cdpAudience.id, '')))
            }}
          >
            {t(M.add)}
          </LabelButton>
        )}
        <RowErrors list={listError} rows={wrongs} />
      </div>
    </div>
  )
}
