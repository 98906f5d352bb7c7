import { createFileRoute } from '@tanstack/react-router'
import { TagsScreen } from '#features/tags/list/tag-list.tsx'
import { TagListParams } from '#features/tags/list/tag-list-params.ts'
import { TABS } from '#i18n/tabs.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/tags')({
  staticData: { tab: TABS.tags },
  validateSearch: TagListParams,
  component: TagsScreen,
})
