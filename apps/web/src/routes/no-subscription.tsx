import { createFileRoute } from '@tanstack/react-router'
import { meQuery } from '#data/account.ts'
import { AccountMenu } from '#features/header/account-menu.tsx'
import { HelpIconLink } from '#features/header/help-icon-link.tsx'
import { NoSubscription } from '#features/sign-in/no-subscription.tsx'

export const Route = createFileRoute('/no-subscription')({
  loader: ({ context }) => context.queries.prefetchQuery(meQuery),
  component: () => (
    <NoSubscription
      account={
        <>
          <HelpIconLink topic="tag-manager" />
          <AccountMenu />
        </>
      }
    />
  ),
})
