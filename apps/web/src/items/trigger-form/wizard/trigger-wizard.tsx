import type { Trigger } from '@waymark/domain/trigger'
import { useChange } from '#data/change.ts'
import { createTrigger } from '#data/triggers.ts'
import { AddWizard } from '#items/wizard/add-wizard.tsx'
import { ChooseKind } from './choose-kind.tsx'
import type { Restriction } from './kinds.ts'
import { triggerFilling } from './trigger-filling.tsx'
import { WIZARD } from './wizard-messages.ts'

/** Adds a trigger in two steps, over a list or over the form that will use it. */
export default function TriggerWizard({
  appId,
  restriction,
  ...ends
}: {
  appId: string
  /** Only some types can be chosen, and why: a heatmaps tag takes clicks alone. */
  restriction?: Restriction | undefined
  onLeft: () => void
  onSaved: (trigger: Trigger) => void
}) {
  const { mutateAsync } = useChange(createTrigger)
  return (
    <AddWizard
      {...ends}
      appId={appId}
      action="add-trigger"
      messages={WIZARD}
      choosesAlone
      filling={triggerFilling}
      save={async (data) => (await mutateAsync({ params: { appId }, body: { data } })).data}
      choose={(step) => <ChooseKind {...step} restriction={restriction} />}
    />
  )
}
