import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { AddVariableScreen } from '#features/variables/wizard/add-variable-screen.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/variables/add-variable')({
  staticData: { page: msg('add-variable.title', 'Add variable') },
  component: AddVariableScreen,
})
