import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/settings/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/tag/app/$appId/settings/import', params, replace: true })
  },
})
