import { forVisitors } from '@waymark/domain/condition'
import { newTrigger, type Trigger, type TriggerForm, triggerCreate } from '@waymark/domain/trigger'
import { type TriggerTemplateId, triggerTemplates } from '@waymark/domain/trigger/types'
import { changedTriggerParts, createTriggerForm, placeOfTrigger } from '@waymark/forms/models/trigger'
import { useChange } from '../../queries/change.ts'
import { createTrigger } from '../../queries/trigger-changes.ts'
import { AddWizard } from '../../wizard/add-wizard.tsx'
import { ChooseKind } from './choose-kind.tsx'
import { FillTrigger, loadTriggerSections } from './fill-trigger.tsx'
import type { Restriction } from './kinds.ts'

/** A new trigger of a kind; one that is all about audiences begins with a row for the first. */
function firstValues(kind: TriggerTemplateId): TriggerForm {
  const values = newTrigger(kind)
  return triggerTemplates[kind].audience === 'required'
    ? { ...values, audience: forVisitors([], 'specific', 'row-0') }
    : values
}

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
    <AddWizard<TriggerTemplateId, TriggerForm, Trigger>
      {...ends}
      deed="add-trigger"
      open={(kind) => createTriggerForm(firstValues(kind))}
      save={async (_kind, values) =>
        (await mutateAsync({ params: { appId }, body: { data: triggerCreate(values) } })).data
      }
      placeOf={(_kind, values, steps) => placeOfTrigger(values, steps)}
      changedParts={(_kind, from, to) => changedTriggerParts(from, to)}
      prefetch={loadTriggerSections}
      choose={(step) => <ChooseKind {...step} restriction={restriction} />}
      fill={(kind, step) => <FillTrigger {...step} appId={appId} kind={kind} />}
    />
  )
}
