import { msg } from '@waymark/domain/message'
import type { Member } from '@waymark/domain/organisation'
import { Button } from '@waymark/ui/controls'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useState } from 'react'
import { useChange } from '#data/api/change.ts'
import { removeMember } from '#data/members.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { CANCEL } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
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

/** Removes a person after a question. */
export function RemovePerson({
  person: { id, attributes },
  isYou,
  onRemoved,
}: {
  person: Member
  isYou: boolean
  onRemoved: () => void
}) {
  const { t } = useI18n()
  const toasts = useToasts()
  const [isConfirming, setIsConfirming] = useState(false)
  const { mutateAsync, isPending } = useChange(removeMember)
  const remove = async () => {
    if (await toasts.report('remove-person', mutateAsync({ params: { userId: id } }))) onRemoved()
    else setIsConfirming(false)
  }
  return (
    <PanelFoot about={t(isYou ? M.yourself : M.hint)}>
      <Button
        variant="quiet-danger"
        icon="trash"
        onPress={() => setIsConfirming(true)}
        {...(isYou && { disabledReason: t(M.yourself) })}
      >
        {t(M.remove)}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t(M.title, { email: attributes.email })}
        text={t(M.text)}
        confirm={{ label: t(M.remove), onPress: () => void remove(), pending: isPending }}
        cancel={{ label: t(CANCEL), onPress: () => setIsConfirming(false) }}
      />
    </PanelFoot>
  )
}
