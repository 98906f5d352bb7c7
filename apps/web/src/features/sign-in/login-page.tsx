import { getRouteApi } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { Note } from '@waymark/ui/layout'
import { type ComponentProps, useState } from 'react'
import { usePageTitle } from '#browser/page-title.ts'
import { AREAS, areaOf } from '#data/addresses/areas.ts'
import { allKeptChanges } from '#form/kept-changes.ts'
import { useFormats } from '#i18n/dates.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'
import type { SecondStep } from './next-step.ts'
import { ProviderButton, ProviderProblem } from './provider-sign-in.tsx'
import { SecondStepForm } from './second-step.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** The sign-in page; afterwards the requested address is opened. */
export function LoginPage() {
  const { t } = useI18n()
  const { RelayState } = getRouteApi('/login').useSearch()
  const [second, setSecond] = useState<SecondStep | null>(null)
  const [initialError, setInitialError] = useState<string | null>(null)
  const startAgain = (isExpired: boolean) => {
    setInitialError(isExpired ? t(EXPIRED) : null)
    setSecond(null)
  }
  return (
    <SignInFrame foot={t(msg('login.no-account', 'No account or forgot your password? Ask your administrator.'))}>
      {second ? (
        <SecondStepForm second={second} relayState={RelayState} onStartAgain={startAgain} />
      ) : (
        <FirstStep relayState={RelayState} initialError={initialError} onNext={setSecond} />
      )}
    </SignInFrame>
  )
}

const EXPIRED = msg('login.expired', 'This took too long. Enter your password again.')

function FirstStep({ relayState, ...form }: ComponentProps<typeof LoginForm>) {
  const { t } = useI18n()
  const { problem } = getRouteApi('/login').useSearch()
  const title = t(msg('login.title', 'Sign in'))
  usePageTitle(title)
  return (
    <>
      <h1 className="t-display">{title}</h1>
      <ReturnsTo relayState={relayState} />
      <Kept />
      {problem && <ProviderProblem problem={problem} />}
      <LoginForm relayState={relayState} {...form} />
      <ProviderButton relayState={relayState} />
    </>
  )
}

/** Says that unsaved changes are kept, if the session ended while something was edited. */
function Kept() {
  const { t } = useI18n()
  const { list } = useFormats()
  const names = [...new Set(allKeptChanges().map(({ name }) => name))]
  if (names.length === 0) return null
  return (
    <Note tone="info" role="status">
      {t(KEPT, { names: list(names) })}
    </Note>
  )
}

const KEPT = msg(
  'login.kept',
  'You were signed out. Your unsaved changes to {names} are kept in this tab and offered again after you sign in.',
)

function ReturnsTo({ relayState }: { relayState: string | undefined }) {
  const { t } = useI18n()
  const area = relayState && areaOf(relayState)
  return (
    <p className={styles.back}>
      {area ? (
        <Trans
          message={msg('login.return', 'After signing in you return to <b>{area}</b>.')}
          values={{ area: t(AREAS[area].tab) }}
          components={{ b: <b /> }}
        />
      ) : (
        t(msg('login.welcome', 'Manage the tags of your websites.'))
      )}
    </p>
  )
}
