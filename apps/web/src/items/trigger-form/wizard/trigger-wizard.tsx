import type { Trigger } from '@waymark/domain/trigger'
import { fetchedFirst } from '#browser/later/fetched-first.ts'
import { useChange } from '#data/change.ts'
import { createTrigger } from '#data/trigger-changes.ts'
import { AddWizard } from '#items/wizard/add-wizard.tsx'
import { loadTriggerSections } from '../late-trigger-sections.ts'
import { ChooseKind } from './choose-kind.tsx'
import type { Restriction } from './kinds.ts'
import { WIZARD } from './wizard-messages.ts'

const filling = fetchedFirst(() => import('./trigger-filling.tsx').then(({ triggerFilling }) => triggerFilling))

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
      deed="add-trigger"
      messages={WIZARD}
      choosesAlone
      filling={filling}
      prefetch={loadTriggerSections}
      save={async (data) => (await mutateAsync({ params: { appId }, body: { data } })).data}
      choose={(step) => <ChooseKind {...step} restriction={restriction} />}
    />
  )
}
