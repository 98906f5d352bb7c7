import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { AddTriggerScreen } from '#features/triggers/wizard/add-trigger-screen.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/triggers/add-trigger')({
  staticData: { page: msg('add-trigger.title', 'Add trigger') },
  component: AddTriggerScreen,
})
