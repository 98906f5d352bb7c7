import { createFileRoute } from '@tanstack/react-router'
import { NoTag } from '#features/tags/list/tag-list.tsx'
import { loadOnboarding } from '#features/tags/onboarding/onboarding-shown.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/tags/')({
  loader: ({ context: { queries }, params: { appId } }) => loadOnboarding(queries, appId),
  component: NoTag,
})
