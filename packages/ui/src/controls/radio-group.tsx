import { type ReactNode, useId } from 'react'
import { classes } from '../classes/classes.ts'
import { Tooltip } from '../floating/tooltip.tsx'
import styles from './choice.module.css'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  /** A number shown in a segment. */
  count?: number | undefined
  disabledReason?: string | undefined
}

export interface RadioGroupProps<Value extends string> {
  /** The name of the group; or `aria-labelledby` if the name is shown elsewhere. */
  label?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  value: Value | null
  onChange: (value: Value) => void
  options: readonly RadioOption<Value>[]
  /** Why the whole group is disabled. */
  disabledReason?: string | undefined
  /** Read-only; the screen explains why. */
  readOnly?: boolean | undefined
  /** Whether the chosen one has the focus when the dialog around it opens. */
  autoFocus?: boolean | undefined
}

/**
 * A radio group of rows with descriptions, for few choices that need an explanation.
 *
 * | Key | What it does |
 * |---|---|
 * | Tab | reaches the chosen one |
 * | Arrows | choose the next or previous one |
 */
export function RadioGroup<Value extends string>({
  label,
  value,
  onChange,
  options,
  disabledReason,
  readOnly,
  autoFocus = false,
  ...aria
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} {...aria} className={styles.options}>
      {options.map((option) => {
        const id = `${name}${option.value}`
        const reason = option.disabledReason ?? disabledReason
        return (
          <div key={option.value} className={styles.option}>
            <RadioInput
              id={id}
              name={name}
              value={option.value}
              checked={option.value === value}
              hintId={option.hint ? `${id}hint` : undefined}
              reason={reason}
              readOnly={readOnly}
              onChoose={() => onChange(option.value)}
              autoFocus={autoFocus && option.value === value}
              className={styles.radio}
            />
            <div>
              <label htmlFor={id}>{option.label}</label>
              {option.hint && (
                <span className={styles.hint} id={`${id}hint`}>
                  {option.hint}
                </span>
              )}
            </div>
          </div>
        )
      })}
    </div>
  )
}

export interface SegmentedProps<Value extends string> extends Omit<RadioGroupProps<Value>, 'autoFocus'> {
  size?: 'small' | 'medium'
  /** Whether the segments share the whole width. */
  fill?: boolean
}

/**
 * A radio group of two or three short labels, side by side.
 *
 * | Key | What it does |
 * |---|---|
 * | Tab | reaches the chosen one |
 * | Arrows | choose the next or previous one |
 */
export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  options,
  disabledReason,
  readOnly,
  size = 'medium',
  fill,
  ...aria
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      {...aria}
      className={classes(styles.segmented, size === 'small' && styles.small, fill && styles.fill)}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the radio button is inside.
        <label key={option.value} className={styles.segment}>
          <RadioInput
            name={name}
            value={option.value}
            checked={option.value === value}
            reason={option.disabledReason ?? disabledReason}
            readOnly={readOnly}
            onChoose={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </label>
      ))}
    </div>
  )
}

function RadioInput({
  reason,
  readOnly,
  hintId,
  onChoose,
  autoFocus,
  ...rest
}: {
  id?: string
  name: string
  value: string
  checked: boolean
  reason: string | undefined
  readOnly: boolean | undefined
  hintId?: string | undefined
  onChoose: () => void
  autoFocus?: boolean
  className?: string | undefined
}) {
  const blocked = reason !== undefined || readOnly === true
  const input = (
    <input
      type="radio"
      {...rest}
      data-autofocus={autoFocus || undefined}
      aria-describedby={hintId}
      aria-disabled={blocked || undefined}
      onChange={() => !blocked && onChoose()}
    />
  )
  // Always wrapped, so that the element keeps its focus when the reason changes.
  return <Tooltip text={reason ?? ''}>{input}</Tooltip>
}
