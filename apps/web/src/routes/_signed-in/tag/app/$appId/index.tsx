import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/tag/app/$appId/tags', params, replace: true })
  },
})
