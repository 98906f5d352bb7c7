import { createFileRoute } from '@tanstack/react-router'
import { SIGN_IN_PROBLEMS, type SignInProblem } from '@waymark/domain/session'
import * as v from 'valibot'
import { providerQuery } from '#data/session/provider.ts'
import { leaveIfSignedIn } from '#features/sign-in/leave-if-signed-in.ts'
import { LoginPage } from '#features/sign-in/login-page.tsx'
import { toSetUp } from '#features/sign-in/to-set-up.ts'

const LoginSearch = v.object({
  RelayState: v.optional(v.fallback(v.string(), '/tag')),
  problem: v.optional(v.fallback(v.picklist(Object.keys(SIGN_IN_PROBLEMS) as SignInProblem[]), 'failed')),
})

export const Route = createFileRoute('/login')({
  validateSearch: LoginSearch,
  beforeLoad: async ({ context: { queries }, search }) => {
    await Promise.all([leaveIfSignedIn(queries, search.RelayState), toSetUp(queries)])
  },
  loader: ({ context }) => context.queries.ensureQueryData(providerQuery),
  component: LoginPage,
})
