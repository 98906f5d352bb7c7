import { useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { TwoFactorSecret } from '@waymark/domain/session'
import { Button } from '@waymark/ui/controls'
import { Note, Section } from '@waymark/ui/layout'
import { useState } from 'react'
import { TWO_FACTOR } from '#accounts/two-factor/two-factor-messages.ts'
import { type CallFailed, isLost } from '#data/api/call-failed.ts'
import { useChange } from '#data/api/change.ts'
import { useRefusalText } from '#data/session/use-refusal-text.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import {
  beginTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  turnOffTwoFactor,
  twoFactorQuery,
} from '#data/two-factor.ts'
import { RefusalNote } from '#form/refusal-note.tsx'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './account.module.css'
import { CodeDialog } from './code-dialog.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'

const M = {
  about: msg(
    'two-factor.about',
    'After your password, signing in also asks for a code from an authenticator app on your phone or computer.',
  ),
  off: msg('two-factor.off', 'Off. Your password alone is enough to sign in.'),
  on: msg('two-factor.on', 'On since {date}.'),
  left: msg(
    'two-factor.left',
    '{count, plural, =0 {No recovery codes left} one {# recovery code left} other {# recovery codes left}}',
  ),
  codesLost: msg(
    'two-factor.codes-lost',
    'The connection was lost before your new recovery codes could be shown. Create new ones and store them.',
  ),
  few: msg('two-factor.few', 'Create new recovery codes before you run out of them.'),
  setUp: msg('two-factor.set-up', 'Set up'),
  renew: msg('two-factor.renew', 'New recovery codes'),
  renewText: msg('two-factor.renew-text', 'The old recovery codes stop working.'),
  renewDo: msg('two-factor.renew-do', 'Create codes'),
  turnOff: msg('two-factor.turn-off', 'Turn off'),
  turnOffTitle: msg('two-factor.turn-off-title', 'Turn off two-factor sign-in?'),
  turnOffText: msg(
    'two-factor.turn-off-text',
    'Your password alone will be enough to sign in. Your recovery codes are deleted.',
  ),
  turnedOff: msg('two-factor.turned-off', 'Two-factor sign-in is off'),
  required: msg('two-factor.required', 'Your organization requires two-factor sign-in'),
}

/** Fewer recovery codes than this are too few. */
const FEW = 3

type Open =
  | { readonly dialog: 'renew' | 'turn-off' }
  | { readonly dialog: 'set-up'; readonly secret: TwoFactorSecret }
  | { readonly dialog: 'codes'; readonly codes: readonly string[] }

/** Whether the user signs in with a second factor, and what they can change about it. */
export function TwoFactorSection() {
  const { t } = useI18n()
  const { date } = useFormats()
  const toasts = useToasts()
  const { data: state, refetch } = useSuspenseQuery(twoFactorQuery)
  const refusalText = useRefusalText()
  const [open, setOpen] = useState<Open | null>(null)
  const begin = useChange(beginTwoFactor)
  const confirm = useChange(confirmTwoFactor)
  const renew = useChange(renewRecoveryCodes)
  const turnOff = useChange(turnOffTwoFactor)
  /** Whether there may be recovery codes that the user has not seen, because the answer with them was lost. */
  const [codesLost, setCodesLost] = useState(false)
  const close = () => setOpen(null)
  const showCodes = ({ recovery_codes }: { recovery_codes: readonly string[] }) => {
    setCodesLost(false)
    setOpen({ dialog: 'codes', codes: recovery_codes })
  }
  /** After a failure the state is read again: it may have changed in another window, or here although the answer was lost. */
  const onError = async () => {
    const { data } = await refetch()
    if (data?.enabled !== state.enabled) close()
  }
  const onCodesError = (error: CallFailed) => {
    if (isLost(error)) setCodesLost(true)
    void onError()
  }
  const setUp = () =>
    begin.mutate(
      {},
      {
        onSuccess: (secret) => setOpen({ dialog: 'set-up', secret }),
        onError: () => void onError(),
      },
    )

  return (
    <Section title={t(TWO_FACTOR)} description={t(M.about)}>
      <div className={styles.state}>
        <RefusalNote text={begin.error && refusalText(begin.error.failure)} />
        {state.enabled ? (
          <>
            <p>
              {t(M.on, { date: date(state.enabled_at ?? '') })} {t(M.left, { count: state.recovery_codes_left })}.
            </p>
            {codesLost && (
              <Note tone="warning" role="alert">
                {t(M.codesLost)}
              </Note>
            )}
            {state.recovery_codes_left < FEW && <Note tone="warning">{t(M.few)}</Note>}
          </>
        ) : (
          <p>{t(M.off)}</p>
        )}
        <div className={styles.actions}>
          {/* One button, so that the focus returns to it after it has been turned on or off. */}
          <Button
            variant={state.enabled ? 'default' : 'primary'}
            icon={state.enabled ? 'key' : 'shield-check'}
            pending={begin.isPending}
            onPress={state.enabled ? () => setOpen({ dialog: 'renew' }) : setUp}
          >
            {t(state.enabled ? M.renew : M.setUp)}
          </Button>
          {state.enabled && (
            <Button
              variant="quiet-danger"
              {...(state.required && { disabledReason: t(M.required) })}
              onPress={() => setOpen({ dialog: 'turn-off' })}
            >
              {t(M.turnOff)}
            </Button>
          )}
        </div>
      </div>
      {open?.dialog === 'set-up' && (
        <SetUpDialog
          secret={open.secret}
          send={(code) => confirm.mutateAsync({ body: { code } }, { onError: onCodesError })}
          onDone={showCodes}
          onClose={close}
        />
      )}
      {open?.dialog === 'renew' && (
        <CodeDialog
          title={t(M.renew)}
          text={t(M.renewText)}
          action={t(M.renewDo)}
          send={(code) => renew.mutateAsync({ body: { code } }, { onError: onCodesError })}
          onDone={showCodes}
          onClose={close}
        />
      )}
      {open?.dialog === 'turn-off' && (
        <CodeDialog
          title={t(M.turnOffTitle)}
          text={t(M.turnOffText)}
          action={t(M.turnOff)}
          danger
          send={(code) => turnOff.mutateAsync({ body: { code } }, { onError: () => void onError() })}
          onDone={() => {
            close()
            toasts.success(M.turnedOff)
          }}
          onClose={close}
        />
      )}
      {open?.dialog === 'codes' && <CodesDialog codes={open.codes} onClose={close} />}
    </Section>
  )
}
