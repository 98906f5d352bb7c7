import { Link, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { useAppId } from '#data/current-site.ts'
import { versionAddress, versionListAddress } from '#data/version-address.ts'
import { TABS } from '#i18n/tabs.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListLayout } from '#items/list/list-layout.tsx'
import { OnePane } from '#items/list/one-pane.tsx'
import { VersionList } from './version-list.tsx'

/** The versions of a site: the list, with the open version beside it. */
export function VersionsScreen() {
  const { t } = useI18n()
  const appId = useAppId()
  const navigate = useNavigate()
  const { versionId } = useParams({ strict: false })
  return (
    <OnePane
      open={versionId}
      text={t(TABS.changelog)}
      link={(slot) => <Link {...slot} to={versionListAddress(appId)} search={(kept: object) => kept} />}
      onOpen={(id) => void navigate({ to: versionAddress(appId, id), search: (kept: object) => kept })}
    >
      <ListLayout
        section="changelog"
        label={t(msg('versions.region', 'List of versions'))}
        list={<VersionList key={appId} appId={appId} />}
      >
        <Outlet />
      </ListLayout>
    </OnePane>
  )
}
