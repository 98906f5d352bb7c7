import { type ComponentProps, type ReactNode, useState } from 'react'
import { classes } from '../classes/classes.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.gen.ts'
import { afterPress } from './after-press.ts'
import { useFieldWiring } from './field-wiring.ts'
import { IconButton } from './icon-button.tsx'
import frame from './input-frame.module.css'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size'> {
  value: string
  onChange: (value: string) => void
  /** Whether to use the code font, for ids, selectors and other exact text. */
  mono?: boolean | undefined
  icon?: IconName | undefined
  /** A unit or a small control after the text. */
  suffix?: ReactNode
  size?: 'small' | 'medium' | 'large'
}

/** One line of text. Without a `Field` around it, it needs an `aria-label`. */
export function TextInput({
  value,
  onChange,
  mono,
  icon,
  suffix,
  size = 'medium',
  className,
  type = 'text',
  onBlur,
  ...rest
}: TextInputProps) {
  const field = useFieldWiring(rest)
  return (
    <span className={classes(frame.frame, size !== 'medium' && frame[size], mono && frame.mono, className)}>
      {icon && <Icon name={icon} />}
      <span className={frame.text}>
        <input
          autoComplete="off"
          spellCheck={mono ? false : undefined}
          {...rest}
          {...field}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={(event) => onBlur && afterPress(() => onBlur(event))}
        />
      </span>
      {typeof suffix === 'string' ? <span className={frame.suffix}>{suffix}</span> : suffix}
    </span>
  )
}

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'suffix'> {
  showLabel: string
  hideLabel: string
}

/** A password field with a button that shows the password. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      autoComplete="current-password"
      {...rest}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          size="small"
          label={shown ? hideLabel : showLabel}
          onPress={() => setShown(!shown)}
        />
      }
    />
  )
}
