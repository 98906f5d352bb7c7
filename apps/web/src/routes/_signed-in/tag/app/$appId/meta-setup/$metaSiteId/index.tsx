import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/meta-setup/$metaSiteId/')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/tag/app/$appId/meta-setup/$metaSiteId/preview',
      params,
      search: (kept) => kept,
      replace: true,
    })
  },
})
