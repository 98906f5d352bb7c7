import { createFileRoute } from '@tanstack/react-router'
import { signInPolicyQuery } from '#data/sign-in-policy.ts'
import { ADMINISTRATION_PAGES } from '#features/administration/administration-pages.ts'
import { forOwners } from '#features/administration/for-owners.ts'
import { SignInScreen } from '#features/administration/sign-in/sign-in-screen.tsx'

export const Route = createFileRoute('/_signed-in/administration/sign-in')({
  staticData: { page: ADMINISTRATION_PAGES['sign-in'].name },
  loader: ({ context: { queries } }) => forOwners(queries, () => queries.ensureQueryData(signInPolicyQuery)),
  component: SignInScreen,
})
