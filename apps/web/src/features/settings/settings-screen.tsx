import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { NavList } from '@waymark/ui/layout'
import { useSite } from '#data/current-site.ts'
import { TABS } from '#i18n/tabs.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { SETTINGS_PAGES, settingsPagesOf } from './settings-pages.ts'
import styles from './settings-screen.module.css'

/** The settings of a site: the list of their pages, with the open page beside it. */
export function SettingsScreen() {
  const { t } = useI18n()
  const site = useSite()
  const open = useLocation({ select: ({ pathname }) => pathname.split('/').at(5) })
  return (
    <div className={styles.settings}>
      <aside className={styles.sidebar} aria-label={t(TABS.settings)}>
        <h2 className={styles.title}>{t(TABS.settings)}</h2>
        <NavList
          label={t(TABS.settings)}
          items={settingsPagesOf(site).map((key) => {
            const { to, name, icon } = SETTINGS_PAGES[key]
            return {
              key,
              label: t(name),
              icon,
              current: key === open,
              link: (slot) => <Link {...slot} to={to} params={{ appId: site.id }} />,
            }
          })}
        />
      </aside>
      <Outlet />
    </div>
  )
}
