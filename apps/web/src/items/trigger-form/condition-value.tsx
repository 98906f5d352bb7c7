import { type ConditionRow, needsValue, unitOf, VALUE_LABELS, valueKind } from '@waymark/domain/condition'
import { msg } from '@waymark/domain/message'
import type { Spot } from '@waymark/forms/form'
import { NumberInput, Select, TextInput } from '@waymark/ui/controls'
import { useTyped } from '#form/use-typed.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './trigger-form.module.css'

const M = {
  none: msg('conditions.no-value', 'No value'),
  search: msg('select.search', 'Search'),
  nothing: msg('select.none', 'Nothing found'),
}

/** What a condition compares with, asked for in the way its variable needs. */
export function ConditionValue({
  row,
  place,
  label,
  wrong,
  errorId,
  readOnly,
  onTyping,
  onLeave,
}: {
  row: ConditionRow
  /** The value itself, as it is now. */
  place: Spot<string>
  label: string
  wrong: boolean
  /** Where it is said what is wrong. */
  errorId: string
  readOnly: boolean
  /** Something is about to be typed: it is judged after a pause. */
  onTyping: () => void
  onLeave: () => void
}) {
  const { t } = useI18n()
  const type = useTyped(place.set)
  const { kind, ...rest } = valueKind(row.variableId, row.type)
  const unit = unitOf({ variable_id: row.variableId, condition_type: row.type })
  if (!needsValue(row.type)) return <span className={styles.noValue}>{t(M.none)}</span>
  if ('values' in rest)
    return (
      <Select
        value={row.value === '' ? null : row.value}
        onChange={place.set}
        onBlur={onLeave}
        options={rest.values.map((value) => ({ value, label: VALUE_LABELS[value] ? t(VALUE_LABELS[value]) : value }))}
        searchLabel={t(M.search)}
        emptyText={t(M.nothing)}
        readOnly={readOnly}
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? errorId : undefined}
      />
    )
  const shared = {
    value: place.value,
    onChange: (text: string) => {
      onTyping()
      type(text)
    },
    onBlur: onLeave,
    readOnly,
    'aria-label': label,
    'aria-invalid': wrong || undefined,
    'aria-describedby': wrong ? errorId : undefined,
    ...(unit && { suffix: unit }),
  }
  return kind === 'minutes' || kind === 'number' ? <NumberInput {...shared} min={0} /> : <TextInput mono {...shared} />
}
