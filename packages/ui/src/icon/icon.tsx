import { classes } from '../classes/classes.ts'
import styles from './icon.module.css'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?no-inline'

export interface IconProps {
  name: IconName
  /** 14, 16 (20 for template icons) or 20 px (26 for template icons). */
  size?: 'small' | 'medium' | 'large'
  tone?: 'muted' | 'danger' | 'warning' | 'success' | 'info'
  /** The name for screen readers; without it the icon is decoration. */
  label?: string
  className?: string | undefined
}

/** One drawing of the sprite, in the colour of the text around it. */
export function Icon({ name, size = 'medium', tone, label, className }: IconProps) {
  const kind = name.startsWith('t-') ? styles.template : styles.icon
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named by aria-label or hidden.
    <svg
      className={classes(kind, styles[size], tone && styles[tone], className)}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
