import { useParams } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { versionAddress, versionListAddress } from '#data/addresses/version-address.ts'
import { useAppId } from '#data/current-site.ts'
import { TABS } from '#i18n/tabs.ts'
import { ListScreen } from '#items/list/list-screen.tsx'
import { VersionList } from './version-list.tsx'

/** The versions of a site: the list, with the open version beside it. */
export function VersionsScreen() {
  const appId = useAppId()
  const { versionId } = useParams({ strict: false })
  return (
    <ListScreen
      section="changelog"
      region={msg('versions.region', 'List of versions')}
      name={TABS.changelog}
      open={versionId}
      address={versionListAddress(appId)}
      addressOf={(id) => versionAddress(appId, id)}
      list={<VersionList key={appId} appId={appId} />}
    />
  )
}
