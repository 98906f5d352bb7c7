import { createFileRoute } from '@tanstack/react-router'
import { ADMINISTRATION_PAGES } from '#features/administration/administration-pages.ts'
import { ClientsScreen } from '#features/administration/clients/clients-screen.tsx'
import { PageParams } from '#features/administration/page/page-params.ts'

export const Route = createFileRoute('/_signed-in/administration/clients')({
  staticData: { page: ADMINISTRATION_PAGES.clients.name },
  validateSearch: PageParams,
  component: ClientsScreen,
})
