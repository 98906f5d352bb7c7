import { Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { Member } from '@waymark/domain/organisation'
import { Button } from '@waymark/ui/controls'
import { useChange } from '#data/api/change.ts'
import { endMemberSessions } from '#data/member-sessions.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { PanelSection } from '../page/panel-section.tsx'

const M = {
  about: msg('person.sessions', 'See <sessions>where they are signed in</sessions>, or sign them out everywhere.'),
  own: msg('person.own-sessions', 'See <sessions>where you are signed in</sessions>.'),
  endAll: msg('person.end-sessions', 'End all'),
  endAllSessions: msg('person.end-sessions-do', 'End all sessions'),
}

/** Leads to the sessions of a person, and ends them all. */
export function PersonSessions({ person: { id, attributes }, isYou }: { person: Member; isYou: boolean }) {
  const { t } = useI18n()
  const toasts = useToasts()
  const { mutateAsync, isPending } = useChange(endMemberSessions)
  const endAll = () => void toasts.report('end-sessions', mutateAsync({ params: { userId: id } }))
  const sessions = <Link className="link" to="/administration/sessions" search={{ search: attributes.email }} />
  return (
    <PanelSection
      title={t(ADMINISTRATION_PAGES.sessions.name)}
      action={
        !isYou && (
          <Button size="small" pending={isPending} onPress={endAll} aria-label={t(M.endAllSessions)}>
            {t(M.endAll)}
          </Button>
        )
      }
      about={<Trans message={isYou ? M.own : M.about} components={{ sessions }} />}
    />
  )
}
