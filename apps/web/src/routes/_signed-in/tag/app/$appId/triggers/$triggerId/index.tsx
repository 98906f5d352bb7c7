import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/triggers/$triggerId/')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/tag/app/$appId/triggers/$triggerId/edit',
      params,
      search: (kept) => kept,
      replace: true,
    })
  },
})
