import { classes } from '../classes/classes.ts'
import { Tooltip } from '../floating/tooltip.tsx'
import { type FieldAttributes, useFieldWiring } from './field-wiring.ts'
import styles from './switch.module.css'

export interface SwitchProps extends FieldAttributes {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The green variant is only for active and inactive. */
  tone?: 'setting' | 'status'
  /** Whether saving is pending. */
  pending?: boolean | undefined
  disabledReason?: string | undefined
  /** Read-only; the screen explains why. */
  readOnly?: boolean | undefined
}

/**
 * A switch for a setting that is saved at once; in a form that is saved later use `Checkbox`. It is named by a label for its
 * id, `aria-label`, or the field around it.
 *
 * | Key | What it does |
 * |---|---|
 * | Space, Enter | turns it on or off |
 */
export function Switch(props: SwitchProps) {
  // Always wrapped, so that the element keeps its focus when the reason changes.
  return (
    <Tooltip text={props.disabledReason ?? ''}>
      <Toggle {...props} />
    </Tooltip>
  )
}

/** `aria-disabled` keeps it focusable, for its reason. Enter submits the form, as in other fields. */
function Toggle({ checked, onChange, tone = 'setting', pending, disabledReason, readOnly, ...rest }: SwitchProps) {
  const field = useFieldWiring(rest)
  const disabled = pending || disabledReason !== undefined || readOnly
  return (
    <button
      {...field}
      type="button"
      role="switch"
      aria-checked={checked}
      className={classes(styles.switch, tone === 'status' && styles.status)}
      {...(disabled && { 'aria-disabled': true })}
      {...(pending && { 'aria-busy': true })}
      onClick={() => !disabled && onChange(!checked)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        event.currentTarget.form?.requestSubmit()
      }}
    >
      <span className={styles.thumb} />
    </button>
  )
}
