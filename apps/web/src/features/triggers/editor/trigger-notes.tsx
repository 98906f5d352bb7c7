import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { Trigger } from '@waymark/domain/trigger'
import { Button } from '@waymark/ui/controls'
import { Note } from '@waymark/ui/layout'
import { groupMembersQuery } from '#data/triggers.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { LockedNote } from '#items/editor/locked-note.tsx'
import { FIX_TRIGGER, hasProblem } from '#items/trigger-form/trigger-problem.tsx'

const M = {
  variable: msg(
    'trigger-notes.variable',
    '<b>This trigger never fires.</b> A condition uses a variable that no longer exists or is no longer supported. Remove the condition, or add another in its place.',
  ),
  memberAbandoned: msg(
    'trigger-notes.member-abandoned',
    '<b>This group never fires.</b> “{name}” has a condition that is no longer supported.',
  ),
  memberVariable: msg(
    'trigger-notes.member-variable',
    '<b>This group never fires.</b> “{name}” uses a variable that no longer exists or is no longer supported.',
  ),
  viewOnly: msg('trigger-notes.view-only', 'You can view this trigger, but you need edit permission to change it'),
}

interface TriggerNotesProps {
  appId: string
  trigger: Trigger
  /** Why the trigger may not be changed; absent when it may. */
  refusal: string | undefined
  onFixMember: (id: string) => void
}

/** Notes about a stored trigger: read-only, a condition on a missing variable, a member that never fires. */
export function TriggerNotes({ appId, trigger, refusal, onFixMember }: TriggerNotesProps) {
  const { t } = useI18n()
  const isGroup = trigger.attributes.trigger_type === 'trigger_group'
  const { data: members = [] } = useQuery({ ...groupMembersQuery(appId, trigger.id), enabled: isGroup })
  const broken = members.find(({ meta }) => hasProblem(meta))
  const bold = { b: <b /> }
  return (
    <>
      {trigger.meta.has_conditions_with_abandoned_variable && (
        <Note tone="danger">
          <Trans message={M.variable} components={bold} />
        </Note>
      )}
      {broken && (
        <Note
          tone="danger"
          action={
            <Button size="small" disabledReason={refusal} onPress={() => onFixMember(broken.id)}>
              {t(FIX_TRIGGER)}
            </Button>
          }
        >
          <Trans
            message={broken.meta.has_abandoned_conditions ? M.memberAbandoned : M.memberVariable}
            values={{ name: broken.attributes.name }}
            components={bold}
          />
        </Note>
      )}
      {refusal !== undefined && <LockedNote>{t(M.viewOnly)}</LockedNote>}
    </>
  )
}
