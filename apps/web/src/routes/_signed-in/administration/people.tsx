import { createFileRoute } from '@tanstack/react-router'
import { ADMINISTRATION_PAGES } from '#features/administration/administration-pages.ts'
import { PageParams } from '#features/administration/page/page-params.ts'
import { PeopleScreen } from '#features/administration/people/people-screen.tsx'

export const Route = createFileRoute('/_signed-in/administration/people')({
  staticData: { page: ADMINISTRATION_PAGES.people.name },
  validateSearch: PageParams,
  component: PeopleScreen,
})
