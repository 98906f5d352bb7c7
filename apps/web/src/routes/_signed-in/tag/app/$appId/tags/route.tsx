import { createFileRoute } from '@tanstack/react-router'
import { TagListSearch } from '#features/tags/list/search.ts'
import { TagsScreen } from '#features/tags/list/tags-screen.tsx'
import { TABS } from '#i18n/tabs.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/tags')({
  staticData: { tab: TABS.tags },
  validateSearch: TagListSearch,
  component: TagsScreen,
})
