import { createFileRoute } from '@tanstack/react-router'
import { SetUpPage } from '#features/sign-in/set-up-page.tsx'
import { leaveSetUp } from '#features/sign-in/to-set-up.ts'

export const Route = createFileRoute('/set-up')({
  beforeLoad: ({ context }) => leaveSetUp(context.queries),
  component: SetUpPage,
})
