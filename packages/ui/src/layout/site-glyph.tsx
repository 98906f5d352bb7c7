import { classes } from '../classes/classes.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './site-glyph.module.css'

/** How many colours distinguish websites. */
export const SITE_TONES = 6

export interface SiteGlyphProps {
  initial: string
  /** Which of the colours, from 0; or a meta-site, which has layers and no colour. */
  tone: number | 'meta'
  size?: 'small' | 'medium'
}

/** The initial of a website, or the layers of a meta-site. Decorative. */
export function SiteGlyph({ initial, tone, size = 'medium' }: SiteGlyphProps) {
  return (
    <span className={classes(styles.glyph, size === 'small' && styles.small)} data-tone={tone} aria-hidden="true">
      {tone === 'meta' ? <Icon name="layers" size={size === 'small' ? 'small' : 'medium'} /> : initial}
    </span>
  )
}
