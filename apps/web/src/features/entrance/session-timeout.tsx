import { sessionMachine } from '@waymark/api-client/session'
import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Dialog } from '@waymark/ui/overlay'
import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useSession, useSignInAgain, useSignOut } from '../../session/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import { Words } from '../../words/words.tsx'
import styles from './session-timeout.module.css'

/** Asks whether somebody is still there shortly before the session ends, and says so when it has ended. */
export default function SessionTimeout() {
  const { store } = useSession()
  const [state, send] = useMachine(sessionMachine, { input: { store, now: Date.now } })
  const signOut = useSignOut()
  const signInAgain = useSignInAgain()
  useTouches(() => send({ type: 'page.touched' }))
  const { known } = state.context
  if (state.matches({ active: 'ended' })) return <Ended onAgain={signInAgain} />
  if (!state.matches({ active: 'warned' }) || !known) return null
  return <Warning end={known.end} movable={known.movable} onStay={() => send({ type: 'stay' })} onSignOut={signOut} />
}

/** Calls back when somebody uses the page. */
function useTouches(touched: () => void) {
  const latest = useRef(touched)
  useEffect(() => {
    latest.current = touched
  })
  useEffect(() => {
    const heard = () => latest.current()
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) addEventListener(event, heard, { passive: true, capture: true })
    return () => {
      for (const event of events) removeEventListener(event, heard, { capture: true })
    }
  }, [])
}

/** Milliseconds to a moment, counted down by the second. */
function useRemaining(end: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, end - now)
}

const clock = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Screen readers hear the time at these many seconds before the end, not every second. */
const SPOKEN = [60, 30, 10]

interface WarningProps {
  end: number
  /** Whether working on can still move the end. */
  movable: boolean
  onStay(): void
  onSignOut(): void
}

function Warning({ end, movable, onStay, onSignOut }: WarningProps) {
  const { say } = useWords()
  const stay = useRef<HTMLButtonElement>(null)
  const remaining = useRemaining(end)
  const seconds = Math.ceil(remaining / 1000)
  const spoken = [...SPOKEN].reverse().find((moment) => seconds <= moment)
  return (
    <Dialog
      open
      onClose="none"
      role="alertdialog"
      width={440}
      title={say(msg('timeout.title', 'Still there?'))}
      initialFocus={stay}
      foot={
        <>
          <Button {...(!movable && { ref: stay })} variant={movable ? 'quiet' : 'default'} onPress={onSignOut}>
            {say(msg('sign-out', 'Sign out'))}
          </Button>
          {movable && (
            <Button ref={stay} variant="primary" onPress={onStay}>
              {say(msg('timeout.stay', 'Stay signed in'))}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.text}>
        <Words
          of={
            movable
              ? msg(
                  'timeout.idle',
                  'You have not done anything for a while. You will be signed out in <b>{time}</b>. Unsaved changes would be lost.',
                )
              : msg(
                  'timeout.limit',
                  'The longest time one can stay signed in is over. You will be signed out in <b>{time}</b>. Save your changes before.',
                )
          }
          values={{ time: clock(remaining) }}
          components={{ b: <b className={styles.time} /> }}
        />
      </p>
      <p className="sr-only" role="status">
        {spoken !== undefined &&
          say(msg('timeout.spoken', 'You will be signed out in {seconds, plural, one {# second} other {# seconds}}'), {
            seconds: spoken,
          })}
      </p>
    </Dialog>
  )
}

function Ended({ onAgain }: { onAgain(): void }) {
  const { say } = useWords()
  const again = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open
      onClose="none"
      role="alertdialog"
      width={440}
      title={say(msg('timeout.ended', 'You were signed out'))}
      initialFocus={again}
      foot={
        <Button ref={again} variant="primary" onPress={onAgain}>
          {say(msg('timeout.again', 'Sign in again'))}
        </Button>
      }
    >
      <p className={styles.text}>
        {say(
          msg(
            'timeout.ended-text',
            'Nothing had been done for half an hour, or the longest session was over. You return to this screen.',
          ),
        )}
      </p>
    </Dialog>
  )
}
