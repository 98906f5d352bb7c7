import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/tags/$tagId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/tag/app/$appId/tags/$tagId/edit', params, search: (kept) => kept, replace: true })
  },
})
