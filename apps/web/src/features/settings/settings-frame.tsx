import type { ReactNode } from 'react'
import { TABS } from '#i18n/tabs.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './settings-screen.module.css'

/** The settings of a site: the list of their pages, with the open page beside it. */
export function SettingsFrame({ pages, children }: { pages: ReactNode; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <div className={styles.settings}>
      <aside className={styles.sidebar} aria-label={t(TABS.settings)}>
        <h2 className={styles.title}>{t(TABS.settings)}</h2>
        {pages}
      </aside>
      {children}
    </div>
  )
}
