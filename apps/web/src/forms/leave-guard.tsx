import { useBlocker } from '@tanstack/react-router'
import { type Message, msg } from '@waymark/domain/message'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useFormats } from '../words/dates.ts'
import { useWords } from '../words/use-words.ts'

const W = {
  title: msg('leave.title', 'Discard {count, plural, one {# change} other {# changes}}?'),
  text: msg('leave.text', 'Not saved yet: {parts}.'),
  more: msg('leave.more', '{parts} and {rest, number} more'),
  keep: msg('leave.keep', 'Keep editing'),
  discard: msg('leave.discard', 'Discard'),
}

/** How many parts are named before the rest is only counted. */
const NAMED = 3

/** "Event, Flight dates and Consent type", or the first three and how many more. */
export function usePartNames() {
  const { say } = useWords()
  const { list } = useFormats()
  return (parts: readonly Message[]) => {
    const names = parts.map((part) => say(part))
    if (names.length <= NAMED) return list(names)
    return say(W.more, { parts: names.slice(0, NAMED).join(', '), rest: names.length - NAMED })
  }
}

/** The one question before changes are lost: leaving, Cancel, Back in a wizard, closing. */
export function DiscardDialog({
  open,
  parts,
  onKeep,
  onDiscard,
}: {
  open: boolean
  /** What was changed, in the order of the form. */
  parts: readonly Message[]
  onKeep: () => void
  onDiscard: () => void
}) {
  const { say } = useWords()
  const names = usePartNames()
  return (
    <ConfirmDialog
      open={open}
      title={say(W.title, { count: Math.max(1, parts.length) })}
      text={say(W.text, { parts: names(parts) })}
      confirm={{ label: say(W.discard), onPress: onDiscard, tone: 'quiet-danger' }}
      cancel={{ label: say(W.keep), onPress: onKeep }}
    />
  )
}

/** Asks before a changed form is left by a link, by Back, or by closing the tab (there the browser asks). */
export function LeaveGuard({ dirty, parts }: { dirty: boolean; parts: readonly Message[] }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: dirty,
    withResolver: true,
  })
  return (
    <DiscardDialog
      open={blocker.status === 'blocked'}
      parts={parts}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  )
}
