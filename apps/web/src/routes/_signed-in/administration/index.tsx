import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/administration/')({
  beforeLoad: () => {
    throw redirect({ to: '/administration/websites', replace: true })
  },
})
