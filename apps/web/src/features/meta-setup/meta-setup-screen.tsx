import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { useAppId } from '#data/current-site.ts'
import { metaSetupAddress, metaSiteAddress } from '#data/meta-site-address.ts'
import { linkedMetaSiteCountQuery } from '#data/meta-sites.ts'
import { TABS } from '#i18n/tabs.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListLayout } from '#items/list/list-layout.tsx'
import { OnePane } from '#items/list/one-pane.tsx'
import { MetaSiteList } from './list/meta-site-list.tsx'
import { NoMetaSetup } from './no-meta-setup.tsx'

/** The meta-sites of a website: the list, with the open one beside it; or a message when there is none. */
export function MetaSetupScreen() {
  const { t } = useI18n()
  const appId = useAppId()
  const navigate = useNavigate()
  const { metaSiteId } = useParams({ strict: false })
  const { data: count } = useQuery(linkedMetaSiteCountQuery(appId))
  if (count === 0) return <NoMetaSetup />
  return (
    <OnePane
      open={metaSiteId}
      text={t(TABS['meta-setup'])}
      link={(slot) => <Link {...slot} to={metaSetupAddress(appId)} search={(kept: object) => kept} />}
      onOpen={(id) => void navigate({ to: metaSiteAddress(appId, id), search: (kept: object) => kept })}
    >
      <ListLayout
        section="meta-setup"
        label={t(msg('meta-setup.region', 'List of meta-sites'))}
        list={<MetaSiteList key={appId} appId={appId} />}
      >
        <Outlet />
      </ListLayout>
    </OnePane>
  )
}
