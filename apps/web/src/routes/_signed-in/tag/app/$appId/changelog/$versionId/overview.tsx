import { createFileRoute } from '@tanstack/react-router'
import { versionQuery } from '#data/versions.ts'
import { VersionFailed } from '#features/versions/overview/version-failed.tsx'
import { VersionLoading } from '#features/versions/overview/version-loading.tsx'
import { VersionOverview } from '#features/versions/overview/version-overview.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/changelog/$versionId/overview')({
  loader: ({ context: { queries }, params: { appId, versionId } }) =>
    queries.ensureQueryData(versionQuery(appId, versionId)),
  pendingComponent: VersionLoading,
  errorComponent: VersionFailed,
  component: VersionOverview,
})
