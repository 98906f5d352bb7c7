import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/variables/$variableId/')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/tag/app/$appId/variables/$variableId/edit',
      params,
      search: (kept) => kept,
      replace: true,
    })
  },
})
