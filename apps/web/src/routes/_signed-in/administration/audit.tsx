import { createFileRoute } from '@tanstack/react-router'
import { ADMINISTRATION_PAGES } from '#features/administration/administration-pages.ts'
import { AuditParams } from '#features/administration/audit/audit-params.ts'
import { AuditScreen } from '#features/administration/audit/audit-screen.tsx'

export const Route = createFileRoute('/_signed-in/administration/audit')({
  staticData: { page: ADMINISTRATION_PAGES.audit.name },
  validateSearch: AuditParams,
  component: AuditScreen,
})
