import { classes } from '../classes/classes.ts'
import styles from './icon.module.css'
import type { IconName } from './icon-names.gen.ts'

const sprite = new URL('./icons.svg', import.meta.url).href

export interface IconProps {
  name: IconName
  /** 14, 16 (20 for template icons) or 20 px (26 for template icons). */
  size?: 'small' | 'medium' | 'large'
  tone?: 'muted' | 'danger' | 'warning' | 'success' | 'info'
  /** The name for screen readers; without it the icon is decoration. */
  label?: string
  className?: string | undefined
}

/** An icon of the sprite, in the colour of the surrounding text. */
export function Icon({ name, size = 'medium', tone, label, className }: IconProps) {
  const isTemplate = name.startsWith('t-')
  const kind = isTemplate ? styles.template : styles.icon
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named by aria-label or hidden.
    <svg
      // Not in the sprite, because icons with a view box of their own take twice the time to render.
      viewBox={isTemplate ? '0 0 24 24' : '0 0 16 16'}
      className={classes(kind, styles[size], tone && styles[tone], className)}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
