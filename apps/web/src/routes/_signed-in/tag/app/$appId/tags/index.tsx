import { createFileRoute } from '@tanstack/react-router'
import { loadFirstDay } from '#features/tags/first-day/first-day-shown.tsx'
import { NoTag } from '#features/tags/list/tag-list.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/tags/')({
  loader: ({ context: { queries }, params: { appId } }) => loadFirstDay(queries, appId),
  component: NoTag,
})
