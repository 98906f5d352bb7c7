import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '#features/settings/settings-screen.tsx'
import { TABS } from '#i18n/tabs.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/settings')({
  staticData: { tab: TABS.settings },
  component: SettingsScreen,
})
