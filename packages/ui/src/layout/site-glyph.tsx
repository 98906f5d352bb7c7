import { Icon } from '../icon/icon.tsx'
import styles from './bar-buttons.module.css'

/** The initial of a website, or the layers of a meta-site. Decorative. */
export function SiteGlyph({
  initial,
  tone = 'site',
  size = 'small',
}: {
  initial: string
  tone?: 'site' | 'meta'
  size?: 'small' | 'medium'
}) {
  return (
    <span
      className={`${styles.glyph} ${tone === 'meta' ? styles.meta : ''} ${size === 'medium' ? styles.glyphMedium : ''}`}
      aria-hidden="true"
    >
      {tone === 'meta' ? <Icon name="layers" size="small" /> : initial}
    </span>
  )
}
