import { createFileRoute } from '@tanstack/react-router'
import { AddVariableScreen } from '#features/variables/wizard/add-variable-screen.tsx'
import { ADD_ITEM } from '#i18n/action-labels.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/variables/add-variable')({
  staticData: { page: ADD_ITEM.variable },
  component: AddVariableScreen,
})
