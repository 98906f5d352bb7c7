import type { ReactNode } from 'react'
import type { LinkRender } from '../link/link.ts'
import styles from './bar-buttons.module.css'

/** How many changes wait for publishing, as a link to them. */
export function DraftNote({ link, children }: { link: LinkRender; children: ReactNode }) {
  return link({
    className: styles.draft ?? '',
    children: (
      <>
        <span className={styles.draftMark} aria-hidden="true" />
        <span>{children}</span>
      </>
    ),
  })
}
