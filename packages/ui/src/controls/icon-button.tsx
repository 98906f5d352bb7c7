import type { ComponentProps, MouseEvent } from 'react'
import { classes } from '../classes/classes.ts'
import { Tooltip } from '../floating/tooltip.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.gen.ts'
import { Spinner } from '../icon/spinner.tsx'
import styles from './icon-button.module.css'
import { pressProps } from './press-props.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'aria-label'> {
  icon: IconName
  /** Its name, and its tooltip unless `tooltip` is given; an empty `tooltip` shows none. */
  label: string
  /** 24, 28 or 32 px. */
  size?: 'small' | 'medium' | 'large'
  danger?: boolean
  /** A small number at its corner, such as that of active filters. The label contains it too. */
  count?: number | undefined
  /** As of a `Button`: with `false` the second press of a double click is ignored too. */
  pending?: boolean | undefined
  disabledReason?: string | undefined
  tooltip?: string | undefined
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/**
 * A button with only an icon, for well-known actions in little space. Its label is shown as a tooltip.
 *
 * | Key | What it does |
 * |---|---|
 * | Enter, Space | presses it |
 * | Esc | hides its tooltip |
 */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    size = 'medium',
    danger,
    count,
    pending,
    disabledReason,
    tooltip,
    onClick,
    onPress = onClick,
    className,
    ...rest
  } = props
  const button = (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classes(styles.button, styles[size], danger && styles.danger, className)}
      {...pressProps({ pending, disabledReason, onPress })}
    >
      {pending ? <Spinner /> : <Icon name={icon} />}
      {count ? (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      ) : null}
    </button>
  )
  const text = disabledReason ?? tooltip ?? label
  if (text === '') return button
  return (
    <Tooltip text={text} describes={text !== label}>
      {button}
    </Tooltip>
  )
}
