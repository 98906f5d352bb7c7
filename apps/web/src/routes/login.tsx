import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { leaveIfSignedIn } from '#features/sign-in/leave-if-signed-in.ts'
import { LoginPage } from '#features/sign-in/login-page.tsx'

const LoginSearch = v.object({ RelayState: v.optional(v.fallback(v.string(), '/tag')) })

export const Route = createFileRoute('/login')({
  validateSearch: LoginSearch,
  beforeLoad: ({ context, search }) => leaveIfSignedIn(context.queries, search.RelayState),
  component: LoginPage,
})
