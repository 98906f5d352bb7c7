import { msg } from '@waymark/domain/message'
import { TRIGGER_APPEARANCES, type TriggerForm, triggerCreate } from '@waymark/domain/trigger'
import { type TriggerTypeId, triggerTypes } from '@waymark/domain/trigger/types'
import { createTriggerForm, firstTrigger } from '@waymark/forms/models/trigger'
import type { FormStep, FormStepProps } from '#items/wizard/add-wizard.tsx'
import { FillStep } from '#items/wizard/fill-step.tsx'
import { TRIGGER_HELP } from '../trigger-messages.ts'
import { TriggerSections } from '../trigger-sections.tsx'
import { WIZARD } from './wizard-messages.ts'

const NOTE = msg('add-trigger.note', 'New triggers are not live until you publish.')

/** The second step of adding a trigger. */
export const FORM_STEP: FormStep<TriggerTypeId, TriggerForm, ReturnType<typeof triggerCreate>> = {
  open: (type) => createTriggerForm(firstTrigger(type)),
  body: (_, values) => triggerCreate(values),
  fill: (type, step) => <FillTrigger {...step} type={type} />,
}

/** The second step: name, event, conditions, audience and multiplicity of the new trigger. The name is shown at once. */
function FillTrigger({
  type,
  ...step
}: FormStepProps<TriggerForm> & {
  type: TriggerTypeId
}) {
  const { name, help, types } = triggerTypes[type]
  return (
    <FillStep
      {...step}
      messages={WIZARD}
      picked={{ icon: TRIGGER_APPEARANCES[types[0]].icon, name, help: { topic: help, label: TRIGGER_HELP } }}
      note={NOTE}
    >
      <TriggerSections appId={step.appId} form={step.form} readOnly={step.saving} triggerId={undefined} />
    </FillStep>
  )
}
