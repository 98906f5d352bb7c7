import { Switch as HeadlessSwitch } from '@headlessui/react'
import { Fragment } from 'react'
import { classes } from '../classes/classes.ts'
import { Tooltip } from '../floating/tooltip.tsx'
import { type FieldAttributes, useFieldWiring } from './field-wiring.ts'
import styles from './switch.module.css'

export interface SwitchProps extends FieldAttributes {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The green variant is only for active and inactive. */
  tone?: 'setting' | 'status'
  /** It saves at once, and the saving is pending. */
  pending?: boolean | undefined
  disabledReason?: string | undefined
  /** Read-only; the screen explains why. */
  readOnly?: boolean | undefined
  className?: string | undefined
}

/** A switch that acts at once. Named by a label for its id, `aria-label`, or the field around it. */
export function Switch(props: SwitchProps) {
  const toggle = <Toggle {...props} />
  return props.disabledReason ? <Tooltip text={props.disabledReason}>{toggle}</Tooltip> : toggle
}

/** `aria-disabled` stops presses and keys, and leaves it reachable for its reason. */
function Toggle({
  checked,
  onChange,
  tone = 'setting',
  pending,
  disabledReason,
  readOnly,
  className,
  ...rest
}: SwitchProps) {
  const field = useFieldWiring(rest)
  return (
    <HeadlessSwitch as={Fragment} checked={checked} onChange={onChange} {...(field.id && { id: field.id })}>
      <button
        {...field}
        type="button"
        className={classes(styles.switch, tone === 'status' && styles.status, className)}
        {...((pending || disabledReason !== undefined || readOnly) && { 'aria-disabled': true })}
        {...(pending && { 'aria-busy': true })}
      >
        <span className={styles.thumb} />
      </button>
    </HeadlessSwitch>
  )
}
