import { createFileRoute } from '@tanstack/react-router'
import { VersionListParams } from '#features/versions/list/version-list-params.ts'
import { VersionsScreen } from '#features/versions/list/versions-screen.tsx'
import { TABS } from '#i18n/tabs.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/changelog')({
  staticData: { tab: TABS.changelog },
  validateSearch: VersionListParams,
  component: VersionsScreen,
})
