import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import { Tooltip } from '../floating/tooltip.tsx'
import styles from './choice.module.css'
import { type FieldAttributes, useFieldWiring } from './field-wiring.ts'

export interface CheckboxProps extends FieldAttributes {
  checked: boolean | 'mixed'
  /** `shift` is true when a range is to be selected. */
  onChange: (checked: boolean, how: { shift: boolean }) => void
  /** The text beside it; without it, an `aria-label` or a label element is required. */
  label?: ReactNode
  hint?: ReactNode
  disabledReason?: string | undefined
  /** Read-only; the screen explains why. */
  readOnly?: boolean | undefined
  className?: string | undefined
}

/**
 * A checkbox with its label.
 *
 * For values that are saved with a form; otherwise use `Switch`. A press on `mixed` checks it.
 *
 * | Key | What it does |
 * |---|---|
 * | Space | checks or unchecks |
 */
export function Checkbox({
  checked,
  onChange,
  label,
  hint,
  disabledReason,
  readOnly,
  className,
  ...rest
}: CheckboxProps) {
  const own = useId()
  const hintId = `${own}hint`
  const field = useFieldWiring({
    ...rest,
    ...(label !== undefined && !rest.id && { id: own }),
    ...(hint ? { 'aria-describedby': [rest['aria-describedby'], hintId].filter(Boolean).join(' ') } : {}),
  })
  const box = useRef<HTMLInputElement>(null)
  const blocked = disabledReason !== undefined || readOnly === true
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'mixed'
  }, [checked])
  const input = (
    <input
      {...field}
      ref={box}
      type="checkbox"
      className={styles.checkbox}
      checked={checked === true}
      aria-disabled={blocked || undefined}
      onChange={(event) =>
        !blocked &&
        onChange(checked === 'mixed' ? true : event.target.checked, {
          shift: (event.nativeEvent as MouseEvent).shiftKey === true,
        })
      }
    />
  )
  // Always wrapped, so that the element keeps its focus when the reason changes.
  const described = <Tooltip text={disabledReason ?? ''}>{input}</Tooltip>
  if (label === undefined) return <span className={classes(styles.box, className)}>{described}</span>
  return (
    <div className={classes(styles.check, className)}>
      <span className={styles.box}>{described}</span>
      <div>
        <label htmlFor={field.id}>{label}</label>
        {hint && (
          <span className={styles.hint} id={hintId}>
            {hint}
          </span>
        )}
      </div>
    </div>
  )
}
