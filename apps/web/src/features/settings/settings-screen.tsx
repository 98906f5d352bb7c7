import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { NavList } from '@waymark/ui/layout'
import { SETTINGS_PAGES, settingsPagesOf } from '#data/addresses/settings-pages.ts'
import { useSite } from '#data/current-site.ts'
import { TABS } from '#i18n/tabs.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { PagesFrame } from '#items/pages-frame.tsx'

/** The settings of a site with the page in the address. */
export function SettingsScreen() {
  const { t } = useI18n()
  const site = useSite()
  const open = useLocation({ select: ({ pathname }) => pathname.split('/').at(5) })
  return (
    <PagesFrame
      title={t(TABS.settings)}
      pages={
        <NavList
          label={t(TABS.settings)}
          items={settingsPagesOf(site).map((key) => {
            const { to, name, icon } = SETTINGS_PAGES[key]
            return {
              key,
              label: t(name),
              icon,
              current: key === open,
              link: (props) => <Link {...props} to={to} params={{ appId: site.id }} />,
            }
          })}
        />
      }
    >
      <Outlet />
    </PagesFrame>
  )
}
