import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/tag/app/')({
  beforeLoad: () => {
    throw redirect({ to: '/tag', replace: true })
  },
})
