import { createFileRoute } from '@tanstack/react-router'
import { AddTriggerScreen } from '#features/triggers/add-trigger-screen.tsx'
import { ADD_ITEM } from '#i18n/action-labels.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/triggers/add-trigger')({
  staticData: { page: ADD_ITEM.trigger },
  component: AddTriggerScreen,
})
