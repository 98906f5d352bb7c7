import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '@waymark/ui/controls'
import { isOwner, meQuery } from '#data/account.ts'
import { sitesQuery } from '#data/sites.ts'
import { ADD_WEBSITE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ChooseSiteButton } from './choose-site-button.tsx'
import { SplashScreen } from './splash-screen.tsx'

const anySite = sitesQuery({ kind: 'all', search: '', limit: 1, offset: 0 })

/** Loads whether there is a site to choose. Without an answer one is offered to choose. */
export const loadAnySite = (queries: QueryClient): Promise<void> => queries.prefetchQuery(anySite)

/** No site in the address and none remembered: choose one. Where there is none an owner adds one; others are told who can. */
export function NoSiteChosen() {
  const { t } = useI18n()
  const { data: user } = useQuery({ ...meQuery, enabled: false })
  const { data: sites } = useQuery(anySite)
  if (sites?.total !== 0) return <SplashScreen splash="no-site-selected" actions={<ChooseSiteButton />} />
  if (!user || !isOwner(user)) return <SplashScreen splash="no-site-to-open" />
  return (
    <SplashScreen
      splash="no-site-yet"
      actions={
        <LinkButton
          variant="primary"
          icon="plus"
          link={(props) => <Link {...props} to="/administration/websites" search={{ add: true }} />}
        >
          {t(ADD_WEBSITE)}
        </LinkButton>
      }
    />
  )
}
