import { useQueryClient } from '@tanstack/react-query'
import { sessionMachine } from '@waymark/api-client/session'
import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Note } from '@waymark/ui/layout'
import { Dialog } from '@waymark/ui/overlay'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNow } from '#browser/use-now.ts'
import { meQuery } from '#data/account.ts'
import { useSession, useSignInAgain, useSignOut } from '#data/session/use-session.ts'
import { keepChanges } from '#form/kept-changes.ts'
import { leavePage } from '#form/unsaved-forms.ts'
import { SIGN_OUT } from '#i18n/action-labels.ts'
import { minutes } from '#i18n/minutes.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './session-timeout.module.css'

/** A dialog shortly before the session ends, to stay signed in, and one when it has ended. */
export default function SessionTimeout() {
  const { store } = useSession()
  const [state, send] = useMachine(sessionMachine, { input: { store, now: Date.now } })
  useTouches(() => send({ type: 'page.touched' }))
  const { session, failure } = state.context
  const ended = state.matches({ active: 'ended' })
  const staying = state.matches({ active: 'staying' })
  if (!session || !(ended || staying || state.matches({ active: 'warned' }))) return null
  return (
    <Question
      end={session.end}
      movable={session.extendable}
      ended={ended}
      staying={staying}
      failed={failure !== null && !staying}
      onStay={() => send({ type: 'stay' })}
    />
  )
}

interface QuestionProps {
  /** When the session ends or ended, in milliseconds. */
  end: number
  /** Whether activity can still extend the session. */
  movable: boolean
  ended: boolean
  /** The session is being renewed. */
  staying: boolean
  /** The last renewal failed. */
  failed: boolean
  onStay(): void
}

/** One dialog for both states, so that the page behind does not get the focus when the session ends. */
function Question({ end, movable, ended, staying, failed, onStay }: QuestionProps) {
  const { t } = useI18n()
  const signOut = useSignOut()
  const signInAgain = useSignInAgain()
  const queries = useQueryClient()
  const answer = useRef<HTMLButtonElement>(null)
  const keep = () => keepChanges(queries.getQueryData(meQuery.queryKey)?.attributes.email)
  const offer = ended ? 'again' : movable ? 'stay' : 'out'
  useEffect(() => {
    if (offer) answer.current?.focus()
  }, [offer])
  return (
    <Dialog
      open
      onClose="none"
      role="alertdialog"
      width={440}
      sub={ended ? t(ENDED) : <Countdown end={end} movable={movable} />}
      title={t(ended ? msg('timeout.ended', 'You were signed out') : msg('timeout.title', 'Still there?'))}
      initialFocus={answer}
      foot={
        offer === 'again' ? (
          <Button
            ref={answer}
            variant="primary"
            onPress={() => {
              keep()
              signInAgain()
            }}
          >
            {t(msg('timeout.again', 'Sign in again'))}
          </Button>
        ) : (
          <>
            <Button
              {...(offer === 'out' && { ref: answer })}
              variant={movable ? 'quiet' : 'default'}
              onPress={() => {
                // At the limit it is no decision against the changes, which can no longer be saved.
                if (!movable) {
                  keep()
                  leavePage()
                }
                signOut()
              }}
            >
              {t(SIGN_OUT)}
            </Button>
            {offer === 'stay' && (
              <Button ref={answer} variant="primary" pending={staying} onPress={onStay}>
                {t(msg('timeout.stay', 'Stay signed in'))}
              </Button>
            )}
          </>
        )
      }
    >
      {failed && !ended ? (
        <Note tone="danger" role="alert">
          {t(FAILED)}
        </Note>
      ) : undefined}
    </Dialog>
  )
}

const FAILED = msg('timeout.failed', 'Cannot fetch session. Check your connection and try again.')

const ENDED = msg(
  'timeout.ended-text',
  'You were inactive for half an hour or reached the maximum session length. After signing in you return to this screen.',
)

/** Calls back on input. */
function useTouches(touched: () => void) {
  const onInput = useEffectEvent(touched)
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) addEventListener(event, onInput, { passive: true, capture: true })
    return () => {
      for (const event of events) removeEventListener(event, onInput, { capture: true })
    }
  }, [])
}

/** The seconds before the end at which screen readers announce the time. */
const SPOKEN = [60, 30, 10]

function Countdown({ end, movable }: { end: number; movable: boolean }) {
  const { t } = useI18n()
  const remaining = Math.max(0, end - useNow(1000))
  const seconds = Math.ceil(remaining / 1000)
  const spoken = [...SPOKEN].reverse().find((moment) => seconds <= moment)
  return (
    <>
      {/* Not announced every second. */}
      <p aria-live="off">
        <Trans
          message={movable ? IDLE : LIMIT}
          values={{ time: minutes(remaining) }}
          components={{ b: <b className={styles.time} /> }}
        />
      </p>
      <p className="sr-only" role="status">
        {spoken !== undefined && t(SPOKEN_TIME, { seconds: spoken })}
      </p>
    </>
  )
}

const IDLE = msg('timeout.idle', 'You have been inactive for a while. You will be signed out in <b>{time}</b>.')
const LIMIT = msg(
  'timeout.limit',
  'You reached the maximum session length. You will be signed out in <b>{time}</b>. Changes that you have not saved are offered to you again after you sign in.',
)
const SPOKEN_TIME = msg(
  'timeout.spoken',
  'You will be signed out in {seconds, plural, one {# second} other {# seconds}}',
)
