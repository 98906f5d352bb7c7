import { createFileRoute } from '@tanstack/react-router'
import { ADMINISTRATION } from '#features/administration/administration-pages.ts'
import { AdministrationScreen } from '#features/administration/administration-screen.tsx'
import { ServerError } from '#items/load-failures/server-error.tsx'

export const Route = createFileRoute('/_signed-in/administration')({
  staticData: { tab: ADMINISTRATION },
  errorComponent: ServerError,
  component: AdministrationScreen,
})
