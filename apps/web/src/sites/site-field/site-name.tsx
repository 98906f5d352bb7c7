import type { Site } from '@waymark/domain/site'
import { SiteGlyph } from './site-glyph.tsx'
import styles from './site-name.module.css'

/** A site in a row: its glyph, its name and a line below. */
export const SiteName = ({ site, caption, off = false }: { site: Site; caption: string; off?: boolean }) => (
  <>
    <SiteGlyph site={site} />
    <span className={styles.text}>
      <span className={`truncate ${styles.name}`} data-off={off || undefined}>
        {site.attributes.name}
      </span>
      <span className="truncate t-caption">{caption}</span>
    </span>
  </>
)
