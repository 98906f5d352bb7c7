import { createFileRoute } from '@tanstack/react-router'
import { TriggerListParams } from '#features/triggers/list/trigger-filters.ts'
import { TriggersScreen } from '#features/triggers/list/trigger-list.tsx'
import { TABS } from '#i18n/tabs.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/triggers')({
  staticData: { tab: TABS.triggers },
  validateSearch: TriggerListParams,
  component: TriggersScreen,
})
