import { type ConditionRow, unitOf, VALUE_LABELS, valueKind } from '@waymark/domain/condition'
import { msg } from '@waymark/domain/message'
import type { FieldApi } from '@waymark/forms/form'
import { NumberInput, Select, TextInput } from '@waymark/ui/controls'
import { useLiveCheck } from '#form/controls/use-live-check.ts'
import { NOTHING_FOUND, SEARCH } from '#form/form-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './trigger-form.module.css'

const NO_VALUE = msg('conditions.no-value', 'No value')

interface ConditionValueProps {
  row: Pick<ConditionRow, 'variableId' | 'type'>
  field: FieldApi<string>
  label: string
  /** The id of its error below the rows. */
  errorId: string
  readOnly: boolean
}

/** The value of a condition, in the control for its variable; validated while it is typed. */
export function ConditionValue({ row, field, label, errorId, readOnly }: ConditionValueProps) {
  const { t } = useI18n()
  const { value, error, setValue, onBlur } = useLiveCheck(field)
  const { kind, ...rest } = valueKind(row.variableId, row.type)
  const unit = unitOf({ variable_id: row.variableId, condition_type: row.type })
  if (kind === 'none') return <span className={styles.noValue}>{t(NO_VALUE)}</span>
  const shared = {
    onBlur,
    readOnly,
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  }
  if ('values' in rest)
    return (
      <Select
        {...shared}
        value={value === '' ? null : value}
        onChange={field.setValue}
        options={rest.values.map((one) => ({ value: one, label: VALUE_LABELS[one] ? t(VALUE_LABELS[one]) : one }))}
        searchLabel={t(SEARCH)}
        emptyText={t(NOTHING_FOUND)}
      />
    )
  const text = { ...shared, value, onChange: setValue, ...(unit && { suffix: unit }) }
  return kind === 'minutes' || kind === 'number' ? <NumberInput {...text} min={0} /> : <TextInput mono {...text} />
}
