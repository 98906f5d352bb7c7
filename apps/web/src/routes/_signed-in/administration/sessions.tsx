import { createFileRoute } from '@tanstack/react-router'
import { ADMINISTRATION_PAGES } from '#features/administration/administration-pages.ts'
import { PageParams } from '#features/administration/page/page-params.ts'
import { SessionsScreen } from '#features/administration/sessions/sessions-screen.tsx'

export const Route = createFileRoute('/_signed-in/administration/sessions')({
  staticData: { page: ADMINISTRATION_PAGES.sessions.name },
  validateSearch: PageParams,
  component: SessionsScreen,
})
