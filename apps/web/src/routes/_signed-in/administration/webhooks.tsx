import { createFileRoute } from '@tanstack/react-router'
import { ADMINISTRATION_PAGES } from '#features/administration/administration-pages.ts'
import { PageParams } from '#features/administration/page/page-params.ts'
import { WebhooksScreen } from '#features/administration/webhooks/webhooks-screen.tsx'

export const Route = createFileRoute('/_signed-in/administration/webhooks')({
  staticData: { page: ADMINISTRATION_PAGES.webhooks.name },
  validateSearch: PageParams,
  component: WebhooksScreen,
})
