import { type ComponentProps, type MouseEvent, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import { Tooltip } from '../floating/tooltip.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.gen.ts'
import { Kbd } from '../icon/kbd.tsx'
import { Spinner } from '../icon/spinner.tsx'
import type { LinkRender } from '../link/link.ts'
import styles from './button.module.css'
import { pressProps } from './press-props.ts'

export type ButtonVariant = 'default' | 'primary' | 'ink' | 'quiet' | 'danger' | 'quiet-danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconName | undefined
  /** An icon after the text, such as the chevron of a menu. */
  iconEnd?: IconName | undefined
  /** The shortcut of the button, shown as key caps. */
  keys?: readonly string[] | undefined
  /**
   * A pending state: a spinner replaces the icon, the width is kept, presses are ignored. With `false` the second press of a
   * double click is ignored too: it may come before the state.
   */
  pending?: boolean | undefined
  /** Why it is disabled; it stays focusable and shows this reason. */
  disabledReason?: string | undefined
  tooltip?: string | undefined
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/**
 * A button, named by a verb.
 *
 * Use at most one `primary` button on a screen, `ink` for publishing, and `danger` for actions that cannot be undone.
 *
 * | Key | What it does |
 * |---|---|
 * | Enter, Space | presses it |
 * | Tab | reaches it even if it is disabled, and shows the reason |
 * | Esc | hides its tooltip |
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'default',
    size = 'medium',
    icon,
    iconEnd,
    keys,
    pending,
    disabledReason,
    tooltip,
    onClick,
    onPress = onClick,
    className,
    children,
    type = 'button',
    ref,
    ...rest
  } = props
  const own = useRef<HTMLButtonElement>(null)
  useKeptWidth(own, pending === true)
  // A stable callback: a new one for each render would be called with null in between, and a menu that stores its button
  // in state would render endlessly.
  const merged = useCallback(
    (element: HTMLButtonElement | null) => {
      own.current = element
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
    },
    [ref],
  )
  const button = (
    <button
      {...rest}
      ref={merged}
      type={type}
      className={classes(styles.button, styles[variant], styles[size], className)}
      {...pressProps({ pending, disabledReason, onPress })}
    >
      {pending ? <Spinner /> : icon && <Icon name={icon} />}
      {children !== undefined && <span className={styles.text}>{children}</span>}
      {iconEnd && <Icon name={iconEnd} size="small" />}
      {keys && !pending && <Kbd keys={keys} />}
    </button>
  )
  // Always wrapped if it can have a reason, so that the element keeps its focus when the reason changes.
  const wrapped = 'disabledReason' in props || 'tooltip' in props
  return wrapped ? <Tooltip text={disabledReason ?? tooltip ?? ''}>{button}</Tooltip> : button
}

/** Keeps the width of a button while its pending text is shown. */
function useKeptWidth(button: { current: HTMLButtonElement | null }, pending: boolean) {
  const kept = useRef<{ worked: boolean; width: number }>({ worked: pending, width: 0 })
  // Measured just before the text changes; measuring earlier would force a layout needlessly.
  if (pending && !kept.current.worked && button.current) kept.current.width = button.current.offsetWidth
  useLayoutEffect(() => {
    const element = button.current
    kept.current.worked = pending
    if (!element) return
    if (pending && kept.current.width > 0) element.style.minWidth = `${kept.current.width}px`
    else if (!pending && element.style.minWidth !== '') element.style.minWidth = ''
  }, [button, pending])
}

export interface LinkButtonProps {
  link: LinkRender
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconName
  children: ReactNode
}

/** A link that looks like a button. */
export function LinkButton({ link, variant = 'default', size = 'medium', icon, children }: LinkButtonProps) {
  return link({
    className: classes(styles.button, styles[variant], styles[size]),
    children: (
      <>
        {icon && <Icon name={icon} />}
        <span className={styles.text}>{children}</span>
      </>
    ),
  })
}
