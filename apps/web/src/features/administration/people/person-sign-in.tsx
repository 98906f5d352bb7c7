import { Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { Member } from '@waymark/domain/organisation'
import { Button } from '@waymark/ui/controls'
import { useChange } from '#data/api/change.ts'
import { removeMemberSecondFactor } from '#data/members.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { REMOVE } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { ConfirmedButton } from '../page/confirmed-button.tsx'
import { PanelSection } from '../page/panel-section.tsx'
import { SECOND_FACTOR } from './people-messages.ts'
import type { PasswordLinks } from './use-password-link.tsx'

const M = {
  password: msg('person.password', 'Password'),
  newLink: msg('person.new-link', 'New password link'),
  newInvitation: msg('person.new-invitation', 'New invitation link'),
  has: msg('person.has-password', 'A link lets them choose another one, and ends their sessions.'),
  hasOwn: msg('person.own-password', 'A link lets you choose another one, and ends your sessions.'),
  none: msg('person.has-none', 'None yet. A link lets them choose one, unless they sign in through the provider.'),
  open: msg('person.link-open', 'A link can be used until {date}. A new one ends it.'),
  off: msg('person.factor-off', 'Off. Their password alone signs them in.'),
  on: msg('person.factor-on', 'On. Remove it for a person who has lost their authenticator app and recovery codes.'),
  own: msg('person.factor-own', 'On. Turn it off in <account>your account</account>.'),
  ownOff: msg('person.factor-own-off', 'Off. Set it up in <account>your account</account>.'),
  removeFactor: msg('person.remove-factor-do', 'Remove second factor'),
  removeTitle: msg('person.remove-factor-title', 'Remove the second factor of {email}?'),
  removeText: msg(
    'person.remove-factor-text',
    'Make sure that it is them who asks. Their password alone signs them in then, or they set a second factor up again where it is required.',
  ),
}

/** How a person signs in: a link for a password, and the removal of the second factor. */
export function PersonSignIn({ person, isYou, link }: { person: Member; isYou: boolean; link: PasswordLinks }) {
  const { t } = useI18n()
  const { recent } = useFormats()
  const { email, has_password, password_link, second_factor } = person.attributes
  const account = { account: <Link className="link" to="/account" /> }
  return (
    <>
      <PanelSection
        title={t(M.password)}
        action={
          <Button size="small" icon="link" pending={link.pending} onPress={() => void link.make(person.id, email)}>
            {t(has_password ? M.newLink : M.newInvitation)}
          </Button>
        }
        about={
          password_link
            ? t(M.open, { date: recent(password_link.ends_at) })
            : t(has_password ? (isYou ? M.hasOwn : M.has) : M.none)
        }
      />
      <PanelSection
        title={t(SECOND_FACTOR)}
        action={second_factor && !isYou && <RemoveSecondFactor person={person} />}
        about={
          isYou ? (
            <Trans message={second_factor ? M.own : M.ownOff} components={account} />
          ) : (
            t(second_factor ? M.on : M.off)
          )
        }
      />
    </>
  )
}

function RemoveSecondFactor({ person }: { person: Member }) {
  const { t } = useI18n()
  const toasts = useToasts()
  const { mutateAsync, isPending } = useChange(removeMemberSecondFactor)
  return (
    <ConfirmedButton
      size="small"
      aria-label={t(M.removeFactor)}
      title={t(M.removeTitle, { email: person.attributes.email })}
      text={t(M.removeText)}
      confirmLabel={t(M.removeFactor)}
      pending={isPending}
      onConfirm={() => toasts.report('remove-second-factor', mutateAsync({ params: { userId: person.id } }))}
    >
      {t(REMOVE)}
    </ConfirmedButton>
  )
}
