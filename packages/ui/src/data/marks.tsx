import { classes } from '../classes/classes.ts'
import { Tooltip } from '../floating/tooltip.tsx'
import styles from './marks.module.css'

export interface StatusMarkProps {
  active: boolean
  published: boolean
  /** The status as text; for a button with what it turns off and its action: "Checkout: active, unpublished. Turn off". */
  label: string
  /** Makes it a button that toggles active. */
  onPress?: (() => void) | undefined
  pending?: boolean | undefined
  disabledReason?: string | undefined
}

/**
 * The status as a shape: a disc is published, a ring is not, a bar across means inactive. Colours repeat this.
 *
 * | Key | What it does |
 * |---|---|
 * | Enter, Space | turns the item on or off, where it is a button |
 */
export function StatusMark({ active, published, label, onPress, pending, disabledReason }: StatusMarkProps) {
  const mark = { className: styles.mark, 'data-active': active, 'data-published': published }
  if (!onPress && disabledReason === undefined)
    return <span {...mark} {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })} />
  const button = (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      onClick={() => !pending && disabledReason === undefined && onPress?.()}
      {...(pending && { 'aria-busy': true })}
      {...((pending || disabledReason !== undefined) && { 'aria-disabled': true })}
    >
      <span {...mark} aria-hidden="true" />
    </button>
  )
  return (
    <Tooltip text={disabledReason ?? label} describes={disabledReason !== undefined}>
      {button}
    </Tooltip>
  )
}

/** Whether a trigger or variable is published: disc or ring in ink. Without a label it is decorative. */
export function StatusDot({ published, label }: { published: boolean; label?: string }) {
  return (
    <span
      className={classes(styles.mark, styles.dot)}
      data-published={published}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}

export type ConnectionDotState = 'idle' | 'connecting' | 'connected' | 'lost'

/** The connection status of the debugger. Decorative; the label of the tab contains it as text. */
export function ConnectionDot({ state }: { state: ConnectionDotState }) {
  return <span className={styles.connection} data-connection={state} aria-hidden="true" />
}
