import type { ControlFields, Field } from '@waymark/domain/field'
import { type Message, msg } from '@waymark/domain/message'
import type { FieldApi } from '@waymark/forms/form'
import { Select } from '@waymark/ui/controls'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { NOTHING_FOUND, SEARCH } from '../form-messages.ts'
import type { ControlProps } from './control-props.ts'
import { Framed } from './framed.tsx'

const DEFAULT_LENGTH = msg('seconds.default', '{length} (default)')

/** One of several durations. */
export function SecondsControl({ field, ...props }: ControlProps<'seconds'>) {
  const { value, setValue, onBlur, error, edited } = useField(field)
  return <DurationSelect {...props} field={{ error, edited }} value={value} onChange={setValue} onBlur={onBlur} />
}

/**
 * A duration behind a switch as one select: its default stands for "off". A stored duration that equals the default stays stored until
 * another one is chosen.
 */
export function OptionalSecondsControl({ definition, field, ...props }: ControlProps<'toggled'>) {
  const { value, setValue, error, edited } = useField(field)
  const inner = definition.inner as ControlFields['seconds']
  return (
    <DurationSelect
      {...props}
      definition={inner}
      field={{ error: error ?? field.at('value').error, edited }}
      value={value.status ? (value.value as number) : inner.standard}
      onChange={(seconds) =>
        setValue(seconds === inner.standard ? definition.turn(false) : { status: true, value: seconds })
      }
      onBlur={field.at('value').onBlur}
    />
  )
}

/** Whether a field behind a switch is a duration, which is shown as one select. */
export const isOptionalSeconds = (definition: Field): boolean =>
  definition.control === 'toggled' && (definition as ControlFields['toggled']).inner.control === 'seconds'

/** The durations offered; the default is marked, and a value that is not among them is added. */
function DurationSelect({
  definition,
  field,
  value,
  onChange,
  onBlur,
  label,
  plain,
  readOnly,
}: Omit<ControlProps<'seconds'>, 'field'> & {
  field: Pick<FieldApi<unknown>, 'error' | 'edited'>
  value: number
  onChange: (seconds: number) => void
  onBlur: () => void
}) {
  const { t } = useI18n()
  const lengths = definition.choices.includes(value)
    ? definition.choices
    : [...definition.choices, value].sort((a, b) => a - b)
  const options = lengths.map((seconds) => {
    const length = t(lengthOf(seconds).message, { count: lengthOf(seconds).count })
    return { value: String(seconds), label: seconds === definition.standard ? t(DEFAULT_LENGTH, { length }) : length }
  })
  return (
    <Framed definition={definition} field={field} label={label} plain={plain}>
      <Select
        value={String(value)}
        onChange={(chosen) => onChange(Number(chosen))}
        onBlur={onBlur}
        options={options}
        searchLabel={t(SEARCH)}
        emptyText={t(NOTHING_FOUND)}
        readOnly={readOnly}
        aria-label={label}
      />
    </Framed>
  )
}

const UNITS: readonly (readonly [number, Message])[] = [
  [2_592_000, msg('length.months', '{count, plural, one {# month} other {# months}}')],
  [604_800, msg('length.weeks', '{count, plural, one {# week} other {# weeks}}')],
  [3_600, msg('length.hours', '{count, plural, one {# hour} other {# hours}}')],
  [60, msg('length.minutes', '{count, plural, one {# minute} other {# minutes}}')],
  [1, msg('length.seconds', '{count, plural, one {# second} other {# seconds}}')],
]

const MONTHS: Readonly<Record<number, number>> = { 31536000: 12, 33955200: 13, 63072000: 24 }

/** A duration in the largest unit in which it is an integer. Durations of whole months are not shown in days. */
function lengthOf(seconds: number): { message: Message; count: number } {
  const [month] = UNITS
  const months = MONTHS[seconds]
  if (months !== undefined) return { message: month![1], count: months }
  const [size, message] = UNITS.find(([unit]) => seconds % unit === 0) ?? UNITS.at(-1)!
  return { message, count: seconds / size }
}
