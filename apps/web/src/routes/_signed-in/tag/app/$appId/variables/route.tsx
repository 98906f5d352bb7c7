import { createFileRoute } from '@tanstack/react-router'
import { VariableListSearch } from '#features/variables/list/search.ts'
import { VariablesScreen } from '#features/variables/list/variables-screen.tsx'
import { TABS } from '#i18n/tabs.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/variables')({
  staticData: { tab: TABS.variables },
  validateSearch: VariableListSearch,
  component: VariablesScreen,
})
