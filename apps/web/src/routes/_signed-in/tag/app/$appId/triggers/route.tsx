import { createFileRoute } from '@tanstack/react-router'
import { TriggerListSearch } from '#features/triggers/list/search.ts'
import { TriggersScreen } from '#features/triggers/list/triggers-screen.tsx'
import { TABS } from '#i18n/tabs.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/triggers')({
  staticData: { tab: TABS.triggers },
  validateSearch: TriggerListSearch,
  component: TriggersScreen,
})
