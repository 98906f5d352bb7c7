import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { Member } from '@waymark/domain/organisation'
import { PERSON_LABELS } from '@waymark/forms/models/person'
import { SidePanel } from '@waymark/ui/overlay'
import { isMissing } from '#data/api/call-failed.ts'
import { memberQuery } from '#data/members.ts'
import { CLOSE } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Facts } from '#items/facts/facts.tsx'
import { AccountLevels } from '../page/account-levels.tsx'
import { ADDED, NEVER } from '../page/page-messages.ts'
import { PanelSection } from '../page/panel-section.tsx'
import { PanelStates } from '../page/panel-states.tsx'
import { LAST_SIGN_IN } from './people-messages.ts'
import { PersonFields } from './person-fields.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { PersonSignIn } from './person-sign-in.tsx'
import { RemovePerson } from './remove-person.tsx'
import type { PasswordLinks } from './use-password-link.tsx'

const M = {
  owner: msg('person.owner-levels', 'Owners may do everything on all websites and meta-sites.'),
}

interface PanelProps {
  /** The id of the user. */
  you: string
  link: PasswordLinks
  onClose: () => void
}

/** The opened person, beside the table. What is changed here is saved at once. */
export function PersonPanel({ id, ...props }: PanelProps & { id: string }) {
  const query = useQuery(memberQuery(id))
  // Data of a person who was removed meanwhile is of no use.
  if (!query.data || isMissing(query.error)) return <PanelStates query={query} onClose={props.onClose} />
  return <Person person={query.data} {...props} />
}

function Person({ person, you, link, onClose }: PanelProps & { person: Member }) {
  const { t } = useI18n()
  const { date, dateTime } = useFormats()
  const { email, role, created_at, last_sign_in_at } = person.attributes
  const isYou = person.id === you
  return (
    <SidePanel
      title={email}
      sub={t(ADDED, { date: date(created_at) })}
      closeLabel={t(CLOSE)}
      onClose={onClose}
      foot={<RemovePerson person={person} isYou={isYou} onRemoved={onClose} />}
    >
      <Facts
        facts={[{ label: t(LAST_SIGN_IN), value: last_sign_in_at === null ? t(NEVER) : dateTime(last_sign_in_at) }]}
      />
      <PersonFields person={person} isYou={isYou} />
      <PersonSignIn person={person} isYou={isYou} link={link} />
      <PersonSessions person={person} isYou={isYou} />
      {role === 'OWNER' ? (
        <PanelSection title={t(PERSON_LABELS.levels)} about={t(M.owner)} />
      ) : (
        <AccountLevels id={person.id} levels={person.attributes.levels} />
      )}
    </SidePanel>
  )
}
