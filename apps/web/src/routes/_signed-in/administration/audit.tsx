import { createFileRoute } from '@tanstack/react-router'
import { ADMINISTRATION_PAGES } from '#features/administration/administration-pages.ts'
import { AuditScreen } from '#features/administration/audit/audit-screen.tsx'
import { PageParams } from '#features/administration/page/page-params.ts'

export const Route = createFileRoute('/_signed-in/administration/audit')({
  staticData: { page: ADMINISTRATION_PAGES.audit.name },
  validateSearch: PageParams,
  component: AuditScreen,
})
