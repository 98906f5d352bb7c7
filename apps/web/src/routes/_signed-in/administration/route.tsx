import { createFileRoute } from '@tanstack/react-router'
import { AdministrationScreen } from '#features/administration/administration-screen.tsx'
import { ADMINISTRATION } from '#i18n/frame-messages.ts'
import { ServerError } from '#items/load-failures/server-error.tsx'

export const Route = createFileRoute('/_signed-in/administration')({
  staticData: { tab: ADMINISTRATION },
  errorComponent: ServerError,
  component: AdministrationScreen,
})
