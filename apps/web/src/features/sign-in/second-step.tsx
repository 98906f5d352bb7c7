import { useQueryClient } from '@tanstack/react-query'
import { type Failure, hasStatus } from '@waymark/api-client/client'
import { session } from '@waymark/api-client/endpoints'
import { msg } from '@waymark/domain/message'
import type { TwoFactorSecret } from '@waymark/domain/session'
import { Button } from '@waymark/ui/controls'
import { type ReactNode, useState } from 'react'
import { CodeField } from '#accounts/two-factor/code-field.tsx'
import { NOT_STORED, RecoveryCodeList } from '#accounts/two-factor/recovery-codes.tsx'
import SetUp from '#accounts/two-factor/set-up.tsx'
import { SET_UP_TWO_FACTOR, STORE_CODES, TWO_FACTOR } from '#accounts/two-factor/two-factor-messages.ts'
import { type CodeEntry, useCodeEntry } from '#accounts/two-factor/use-code-entry.ts'
import { usePageTitle } from '#browser/page-title.ts'
import { callEndpoint } from '#data/api/endpoint-query.ts'
import { useField } from '#form/use-form.ts'
import { CONTINUE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './login-form.module.css'
import page from './login-page.module.css'
import type { SecondStep } from './next-step.ts'
import { relayTarget } from './relay-target.ts'
import { SIGN_IN } from './sign-in-messages.ts'

const M = {
  codeText: msg('login.code-text', 'Enter the code that your authenticator app shows for Waymark.'),
  recoveryText: msg('login.recovery-text', 'Enter one of the recovery codes that you stored. Each works once.'),
  setUpText: msg('login.set-up-text', 'Your organization requires it. You do this once.'),
  turnOn: msg('login.turn-on', 'Turn on and sign in'),
  again: msg('login.again', 'Sign in as someone else'),
}

interface StepProps {
  relayState: string | undefined
  /** Returns to the password; `isExpired`: the step has expired on the server. */
  onStartAgain: (isExpired: boolean) => void
}

/** The second step of signing in. */
export const SecondStepForm = ({ second, ...rest }: StepProps & { second: SecondStep }) =>
  second.step === 'code' ? <EnterCode {...rest} /> : <SetUpFirst secret={second.secret} {...rest} />

function EnterCode({ relayState, onStartAgain }: StepProps) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const entry = useCodeEntry({
    send: (code) => callEndpoint(queries, session.signInWithCode, { body: { code } }),
    onDone: () => enter(relayState),
    onRefused: startAgainIfExpired(onStartAgain),
  })
  const isRecovery = useField(entry.form, 'source').value === 'recovery'
  return (
    <StepForm
      title={t(TWO_FACTOR)}
      text={t(isRecovery ? M.recoveryText : M.codeText)}
      entry={entry}
      action={t(SIGN_IN)}
      onStartAgain={onStartAgain}
    >
      <CodeField entry={entry} size="large" mayRecover />
    </StepForm>
  )
}

function SetUpFirst({ secret, relayState, onStartAgain }: StepProps & { secret: TwoFactorSecret }) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const entry = useCodeEntry({
    send: (code) => callEndpoint(queries, session.confirmTwoFactor, { body: { code } }),
    onDone: ({ recovery_codes }) => setCodes(recovery_codes),
    onRefused: startAgainIfExpired(onStartAgain),
  })
  if (codes) return <StoreCodes codes={codes} relayState={relayState} />
  return (
    <StepForm
      title={t(SET_UP_TWO_FACTOR)}
      text={t(M.setUpText)}
      entry={entry}
      action={t(M.turnOn)}
      onStartAgain={onStartAgain}
    >
      <SetUp secret={secret} entry={entry} size="large" />
    </StepForm>
  )
}

function StoreCodes({ codes, relayState }: { codes: readonly string[]; relayState: string | undefined }) {
  const { t } = useI18n()
  const [stored, setStored] = useState(false)
  return (
    <>
      <StepHead title={t(STORE_CODES)} />
      <div className={styles.form}>
        <RecoveryCodeList codes={codes} stored={stored} onStored={setStored} />
        <Button
          variant="primary"
          size="large"
          {...(!stored && { disabledReason: t(NOT_STORED) })}
          onPress={() => enter(relayState)}
        >
          {t(CONTINUE)}
        </Button>
      </div>
    </>
  )
}

function StepForm({
  title,
  text,
  entry,
  action,
  onStartAgain,
  children,
}: Pick<StepProps, 'onStartAgain'> & {
  title: string
  text: string
  entry: CodeEntry
  action: string
  children: ReactNode
}) {
  const { t } = useI18n()
  return (
    <>
      <StepHead title={title} text={text} />
      <form className={styles.form} onSubmit={entry.submit} noValidate>
        {children}
        <Button type="submit" variant="primary" size="large" pending={entry.pending}>
          {action}
        </Button>
        <Button variant="quiet" onPress={() => onStartAgain(false)}>
          {t(M.again)}
        </Button>
      </form>
    </>
  )
}

function StepHead({ title, text }: { title: string; text?: string }) {
  usePageTitle(title)
  return (
    <>
      <h1 className="t-display">{title}</h1>
      <p className={page.back}>{text}</p>
    </>
  )
}

/** A full load, because cached data belongs to the previous session. */
const enter = (relayState: string | undefined) => location.assign(relayTarget(relayState, location.origin))

/** Returns to the password when the server has forgotten it. */
const startAgainIfExpired = (onStartAgain: StepProps['onStartAgain']) => (failure: Failure) => {
  if (hasStatus(failure, 401)) onStartAgain(true)
}
