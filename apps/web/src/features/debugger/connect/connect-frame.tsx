import { msg } from '@waymark/domain/message'
import { ContentSheet } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './connect.module.css'

const M = {
  title: msg('debugger.connect.title', 'Debug on the real site'),
  text: msg(
    'debugger.connect.text',
    'Your site opens in a new window with the draft version. You see every event, which tags fired and why the others did not.',
  ),
}

/** The first screen of the debugger around its form. */
export function ConnectFrame({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  return (
    <ContentSheet centred>
      <div className={styles.wrap}>
        <section className={styles.connect}>
          <ConnectArt />
          <h1 className="t-title">{t(M.title)}</h1>
          <p className={`t-body ${styles.lead}`}>{t(M.text)}</p>
          {children}
        </section>
      </div>
    </ContentSheet>
  )
}

/** An illustration: two connected windows. */
function ConnectArt() {
  return (
    <svg className={styles.art} viewBox="0 0 240 56" aria-hidden="true">
      <rect x="1" y="8" width="64" height="40" rx="5" />
      <path d="M1 18h64" />
      <circle className={styles.dot} cx="8" cy="13" r="1.5" />
      <circle className={styles.dot} cx="14" cy="13" r="1.5" />
      <path className={styles.way} d="M74 28c16 0 22-12 39-12s22 24 38 24c9 0 10-12 16-12" />
      <rect x="175" y="8" width="64" height="40" rx="5" />
      <path d="M183 20h28M183 28h40M183 36h20" />
      <circle className={styles.mark} cx="113" cy="16" r="4" />
    </svg>
  )
}
