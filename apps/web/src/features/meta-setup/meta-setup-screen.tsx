import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { metaSetupAddress, metaSiteAddress } from '#data/addresses/meta-site-address.ts'
import { useAppId } from '#data/current-site.ts'
import { linkedMetaSiteCountQuery } from '#data/meta-sites.ts'
import { TABS } from '#i18n/tabs.ts'
import { ListScreen } from '#items/list/list-screen.tsx'
import { MetaSiteList } from './list/meta-site-list.tsx'
import { NoMetaSetup } from './no-meta-setup.tsx'

/** The meta-sites of a website: the list, with the open one beside it; or a message when there is none. */
export function MetaSetupScreen() {
  const appId = useAppId()
  const { metaSiteId } = useParams({ strict: false })
  const { data: count } = useQuery(linkedMetaSiteCountQuery(appId))
  if (count === 0) return <NoMetaSetup />
  return (
    <ListScreen
      section="meta-setup"
      region={msg('meta-setup.region', 'List of meta-sites')}
      name={TABS['meta-setup']}
      open={metaSiteId}
      address={metaSetupAddress(appId)}
      addressOf={(id) => metaSiteAddress(appId, id)}
      list={<MetaSiteList key={appId} appId={appId} />}
    />
  )
}
