import { createFileRoute, redirect } from '@tanstack/react-router'

/** Every page of a website in the administration of the suite: its settings are in the panel of the website. */
export const Route = createFileRoute('/_signed-in/administration/apps/$appId/$')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/administration/websites', search: { open: params.appId }, replace: true })
  },
})
