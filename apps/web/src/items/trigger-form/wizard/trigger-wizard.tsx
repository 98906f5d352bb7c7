import type { Trigger } from '@waymark/domain/trigger'
import { type TriggerForm, triggerCreate } from '@waymark/domain/trigger'
import type { TriggerTypeId } from '@waymark/domain/trigger/types'
import { createTriggerForm, firstTrigger } from '@waymark/forms/models/trigger'
import { useChange } from '#data/change.ts'
import { createTrigger } from '#data/triggers.ts'
import { AddWizard, type Filling } from '#items/wizard/add-wizard.tsx'
import { ChooseType } from './choose-type.tsx'
import { FillTrigger } from './fill-trigger.tsx'
import type { Restriction } from './type-tiles.ts'
import { WIZARD } from './wizard-messages.ts'

/** The second step of adding a trigger. */
const FILLING: Filling<TriggerTypeId, TriggerForm, ReturnType<typeof triggerCreate>> = {
  open: (type) => createTriggerForm(firstTrigger(type)),
  body: (_, values) => triggerCreate(values),
  fill: (type, step) => <FillTrigger {...step} type={type} />,
}

/** Adds a trigger in two steps, over a list or over the form that will use it. */
export default function TriggerWizard({
  appId,
  restriction,
  ...ends
}: {
  appId: string
  /** The types that can be chosen, with a reason: a heatmaps tag only allows clicks. */
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
      filling={FILLING}
      save={async (data) => (await mutateAsync({ params: { appId }, body: { data } })).data}
      choose={(step) => <ChooseType {...step} restriction={restriction} />}
    />
  )
}
