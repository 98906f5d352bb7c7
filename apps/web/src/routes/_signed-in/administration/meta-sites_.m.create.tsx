import { createFileRoute, redirect } from '@tanstack/react-router'

/** The address under which the suite adds a meta-site. */
export const Route = createFileRoute('/_signed-in/administration/meta-sites_/m/create')({
  beforeLoad: () => {
    throw redirect({ to: '/administration/meta-sites', search: { add: true }, replace: true })
  },
})
