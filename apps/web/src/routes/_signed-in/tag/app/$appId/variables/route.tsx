import { createFileRoute } from '@tanstack/react-router'
import { VariablesScreen } from '#features/variables/list/variable-list.tsx'
import { VariableListParams } from '#features/variables/list/variable-list-params.ts'
import { TABS } from '#i18n/tabs.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/variables')({
  staticData: { tab: TABS.variables },
  validateSearch: VariableListParams,
  component: VariablesScreen,
})
