import { createFileRoute } from '@tanstack/react-router'
import { TriggersScreen } from '#features/triggers/list/trigger-list.tsx'
import { TriggerListParams } from '#features/triggers/list/trigger-list-params.ts'
import { TABS } from '#i18n/tabs.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/triggers')({
  staticData: { tab: TABS.triggers },
  validateSearch: TriggerListParams,
  component: TriggersScreen,
})
