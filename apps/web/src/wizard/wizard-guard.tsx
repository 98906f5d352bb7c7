import type { Message } from '@waymark/domain/message'
import { DiscardDialog, LeaveGuard } from '../forms/leave-guard.tsx'

/** Asks before the changed form of a wizard is lost, by Back, by closing or by leaving the page. */
export function WizardGuard({
  dirty,
  parts,
  asking,
  onKeep,
  onDiscard,
}: {
  dirty: boolean
  /** What was filled in, in the order of the form. */
  parts: readonly Message[]
  /** Back or closing is waiting for an answer. */
  asking: boolean
  onKeep: () => void
  onDiscard: () => void
}) {
  return (
    <>
      <LeaveGuard dirty={dirty} parts={parts} />
      <DiscardDialog open={asking} parts={parts} onKeep={onKeep} onDiscard={onDiscard} />
    </>
  )
}
