import { createFileRoute } from '@tanstack/react-router'
import { passwordStateQuery } from '#data/own-account.ts'
import { twoFactorQuery } from '#data/two-factor.ts'
import { AccountScreen } from '#features/account/account-screen.tsx'
import { ACCOUNT } from '#i18n/frame-messages.ts'
import { ServerError } from '#items/load-failures/server-error.tsx'

export const Route = createFileRoute('/_signed-in/account')({
  staticData: { tab: ACCOUNT },
  loader: ({ context: { queries } }) =>
    Promise.all([queries.ensureQueryData(twoFactorQuery), queries.ensureQueryData(passwordStateQuery)]),
  errorComponent: ServerError,
  component: AccountScreen,
})
