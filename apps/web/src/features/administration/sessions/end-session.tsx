import { msg } from '@waymark/domain/message'
import type { UserSession } from '@waymark/domain/session'
import { Button } from '@waymark/ui/controls'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useState } from 'react'
import { END_SESSION } from '#accounts/sessions/session-messages.ts'
import { useDeviceName } from '#accounts/sessions/use-device-name.ts'
import { useChange } from '#data/api/change.ts'
import { endSession } from '#data/member-sessions.ts'
import { useSignOut } from '#data/session/use-session.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { forgetKeptChanges } from '#form/kept-changes.ts'
import { CANCEL } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  endOf: msg('sessions.end-of', 'End session of {email}, {device}'),
  title: msg('sessions.end-own-title', 'End this session?'),
  text: msg('sessions.end-own-text', 'It is the one that you are using: you are signed out.'),
  signOut: msg('sessions.end-own-do', 'End and sign out'),
}

/** Ends a session; has to be confirmed where it is the one that the user is using. */
export function EndSession({ session: { id, attributes } }: { session: UserSession }) {
  const { t } = useI18n()
  const toasts = useToasts()
  const device = useDeviceName()(attributes)
  const signOut = useSignOut()
  const [confirming, setConfirming] = useState(false)
  const { mutateAsync, isPending } = useChange(endSession)
  const end = () => void toasts.report('end-session', mutateAsync({ params: { sessionId: id } }))
  const endOwn = () => {
    forgetKeptChanges()
    signOut()
  }
  return (
    <>
      <Button
        size="small"
        pending={isPending}
        aria-label={t(M.endOf, { email: attributes.email, device })}
        onPress={attributes.is_current ? () => setConfirming(true) : end}
      >
        {t(END_SESSION)}
      </Button>
      {attributes.is_current && (
        <ConfirmDialog
          open={confirming}
          title={t(M.title)}
          text={t(M.text)}
          confirm={{ label: t(M.signOut), onPress: endOwn }}
          cancel={{ label: t(CANCEL), onPress: () => setConfirming(false) }}
        />
      )}
    </>
  )
}
