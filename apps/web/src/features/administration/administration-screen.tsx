import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { NavList } from '@waymark/ui/layout'
import { isOwner, meQuery } from '#data/account.ts'
import { ADMINISTRATION_COUNTS } from '#data/administration-counts.ts'
import { ADMINISTRATION } from '#i18n/frame-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { PagesFrame } from '#items/pages-frame.tsx'
import { ADMINISTRATION_PAGES, type AdministrationPage } from './administration-pages.ts'
import { BACK_TO_TAGS, NoAccess } from './no-access.tsx'

const PAGES = Object.entries(ADMINISTRATION_PAGES) as [
  AdministrationPage,
  (typeof ADMINISTRATION_PAGES)[AdministrationPage],
][]

const COUNTED = Object.entries(ADMINISTRATION_COUNTS)

/** How many there are of what a page lists; none before it is known. */
const useCounts = (): Readonly<Record<string, number | undefined>> =>
  useQueries({
    queries: COUNTED.map(([, query]) => query),
    combine: (results) => Object.fromEntries(results.map(({ data }, at) => [COUNTED[at]?.[0], data])),
  })

/** The administration of an organisation with the page in the address. */
export function AdministrationScreen() {
  const { data: user } = useSuspenseQuery(meQuery)
  const open = useLocation({ select: ({ pathname }) => pathname.split('/').at(2) })
  return isOwner(user) ? <Pages open={open} /> : <NoAccess />
}

function Pages({ open }: { open: string | undefined }) {
  const { t } = useI18n()
  const counts = useCounts()
  return (
    <PagesFrame
      title={t(ADMINISTRATION)}
      pages={
        <NavList
          label={t(ADMINISTRATION)}
          items={PAGES.map(([key, { to, name, icon }]) => ({
            key,
            label: t(name),
            icon,
            count: counts[key],
            current: key === open,
            link: (props) => <Link {...props} to={to} />,
          }))}
        />
      }
      foot={
        <Link className="link link-alone" to="/tag">
          {t(BACK_TO_TAGS)}
        </Link>
      }
    >
      <Outlet />
    </PagesFrame>
  )
}
