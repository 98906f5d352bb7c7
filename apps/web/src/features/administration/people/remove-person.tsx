import { msg } from '@waymark/domain/message'
import type { Member } from '@waymark/domain/organisation'
import { useChange } from '#data/api/change.ts'
import { removeMember } from '#data/members.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { ConfirmedButton } from '../page/confirmed-button.tsx'
import { PanelFoot } from '../page/panel-foot.tsx'

const M = {
  remove: msg('person.remove', 'Remove person'),
  hint: msg('person.remove-hint', 'Removing signs them out at once. What they did keeps their e-mail address.'),
  yourself: msg('person.remove-yourself', 'Another owner can remove you'),
  title: msg('person.remove-title', 'Remove {email}?'),
  text: msg(
    'person.remove-text',
    'They are signed out at once and lose all their levels. What they did stays in the changelogs under their name.',
  ),
}

interface RemovePersonProps {
  person: Member
  isYou: boolean
  onRemoved: () => void
}

/** Removes a person after a question. */
export function RemovePerson({ person: { id, attributes }, isYou, onRemoved }: RemovePersonProps) {
  const { t } = useI18n()
  const toasts = useToasts()
  const { mutateAsync, isPending } = useChange(removeMember)
  const remove = async () => {
    if (await toasts.report('remove-person', mutateAsync({ params: { userId: id } }))) onRemoved()
  }
  return (
    <PanelFoot about={t(isYou ? M.yourself : M.hint)}>
      <ConfirmedButton
        variant="quiet-danger"
        icon="trash"
        title={t(M.title, { email: attributes.email })}
        text={t(M.text)}
        confirmLabel={t(M.remove)}
        pending={isPending}
        onConfirm={remove}
        disabledReason={isYou ? t(M.yourself) : undefined}
      >
        {t(M.remove)}
      </ConfirmedButton>
    </PanelFoot>
  )
}
