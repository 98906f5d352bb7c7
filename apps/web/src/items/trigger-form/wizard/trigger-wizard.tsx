import type { Trigger } from '@waymark/domain/trigger'
import { staleByTriggers } from '#data/api/keys.ts'
import { useAdd } from '#data/api/use-add.ts'
import { ITEM_CALLS } from '#data/item-calls.ts'
import { AddWizard } from '#items/wizard/add-wizard.tsx'
import { ChooseType } from './choose-type.tsx'
import type { Restriction } from './type-tiles.ts'
import { WIZARD } from './wizard-messages.ts'

const loadFormStep = () => import('./fill-trigger.tsx').then(({ FORM_STEP }) => FORM_STEP)

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
  const add = useAdd((queries) => ITEM_CALLS.trigger(queries, appId), staleByTriggers(appId))
  return (
    <AddWizard
      {...ends}
      appId={appId}
      action="add-trigger"
      messages={WIZARD}
      restoreKey={`add-trigger:${[appId, ...(restriction?.types ?? [])]}`}
      choosesAlone
      loadFormStep={loadFormStep}
      save={add}
      choose={(step) => <ChooseType {...step} restriction={restriction} />}
    />
  )
}
