import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { NavList } from '@waymark/ui/layout'
import { meQuery } from '#data/account.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ADMINISTRATION, ADMINISTRATION_PAGES, type AdministrationPage } from './administration-pages.ts'
import styles from './administration-screen.module.css'
import { isOwner } from './for-owners.ts'
import { NoAccess } from './no-access.tsx'

const PAGES = Object.entries(ADMINISTRATION_PAGES) as [
  AdministrationPage,
  (typeof ADMINISTRATION_PAGES)[AdministrationPage],
][]

/** The administration of an organisation with the page in the address. */
export function AdministrationScreen() {
  const { t } = useI18n()
  const { data: user } = useSuspenseQuery(meQuery)
  const open = useLocation({ select: ({ pathname }) => pathname.split('/').at(2) })
  if (!isOwner(user)) return <NoAccess />
  return (
    <div className={styles.administration}>
      <aside className={styles.sidebar} aria-label={t(ADMINISTRATION)}>
        <h2 className={styles.title}>{t(ADMINISTRATION)}</h2>
        <NavList
          label={t(ADMINISTRATION)}
          items={PAGES.map(([key, { to, name, icon }]) => ({
            key,
            label: t(name),
            icon,
            current: key === open,
            link: (slot) => <Link {...slot} to={to} />,
          }))}
        />
        <Link className={`link ${styles.back}`} to="/tag">
          {t(msg('administration.back', 'Back to tags'))}
        </Link>
      </aside>
      <Outlet />
    </div>
  )
}
