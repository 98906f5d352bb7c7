import { createFileRoute } from '@tanstack/react-router'
import { enter } from '../../features/entrance/enter.ts'
import { EntranceFailed } from '../../features/entrance/entrance-failed.tsx'
import { Opening } from '../../frame/opening.tsx'
import { SignedIn } from '../../frame/signed-in.tsx'

export const Route = createFileRoute('/_signed-in')({
  // Every first screen needs it: split off, it would only come a round trip later.
  codeSplitGroupings: [['errorComponent']],
  loader: ({ context }) => enter(context),
  pendingComponent: Opening,
  errorComponent: EntranceFailed,
  component: SignedIn,
})
