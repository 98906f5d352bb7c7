import type { ComponentProps, MouseEvent } from 'react'
import { classes } from '../classes/classes.ts'
import { Tooltip } from '../floating/tooltip.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.gen.ts'
import styles from './label-button.module.css'

export interface LabelButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'disabled'> {
  icon?: IconName
  disabledReason?: string | undefined
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/**
 * A small button at the end of a label line, such as to add a row or clear the field.
 *
 * | Key | What it does |
 * |---|---|
 * | Enter, Space | presses it |
 */
export function LabelButton({ icon, disabledReason, onPress, className, children, ...rest }: LabelButtonProps) {
  const button = (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, className)}
      onClick={(event) => disabledReason === undefined && onPress?.(event)}
      {...(disabledReason !== undefined && { 'aria-disabled': true })}
    >
      {icon && <Icon name={icon} size="small" />}
      {children}
    </button>
  )
  // Always wrapped, so that the element keeps its focus when the reason changes.
  return <Tooltip text={disabledReason ?? ''}>{button}</Tooltip>
}
