import { createFileRoute, redirect } from '@tanstack/react-router'
import { addressIdOf, versionAddress } from '#data/addresses/version-address.ts'
import { versionQuery } from '#data/versions.ts'
import { VersionFailed } from '#features/versions/overview/version-failed.tsx'
import { VersionOverview } from '#features/versions/overview/version-overview.tsx'
import { ScreenLoading } from '#items/screen-loading.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/changelog/$versionId/overview')({
  loader: async ({ context: { queries }, params: { appId, versionId } }) => {
    const version = await queries.ensureQueryData(versionQuery(appId, versionId))
    const addressId = addressIdOf(version)
    if (addressId === 'draft' && versionId !== addressId)
      throw redirect({ href: versionAddress(appId, addressId), replace: true })
  },
  pendingComponent: () => <ScreenLoading of="version" />,
  errorComponent: VersionFailed,
  component: VersionOverview,
})
