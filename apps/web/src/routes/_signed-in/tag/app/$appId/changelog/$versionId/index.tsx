import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/changelog/$versionId/')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/tag/app/$appId/changelog/$versionId/overview',
      params,
      search: (kept) => kept,
      replace: true,
    })
  },
})
