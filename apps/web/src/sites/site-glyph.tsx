import { isMetaSite, type Site } from '@waymark/domain/site'
import { Icon } from '@waymark/ui/icon'
import styles from './site-glyph.module.css'

const TONES = 6

/** The same site always gets the same colour. */
const toneOf = (id: string) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0) % TONES

export const initialOf = (name: string): string => name.trim().slice(0, 1).toLocaleUpperCase()

/** A square that tells sites apart at a glance: the first letter, or layers for a meta-site. Decorative. */
export function SiteGlyph({ site }: { site: Site }) {
  if (isMetaSite(site)) {
    return (
      <span className={styles.glyph} data-tone="meta" aria-hidden="true">
        <Icon name="layers" />
      </span>
    )
  }
  return (
    <span className={styles.glyph} data-tone={toneOf(site.id)} aria-hidden="true">
      {initialOf(site.attributes.name)}
    </span>
  )
}
