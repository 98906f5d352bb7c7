import { msg } from '@waymark/domain/message'
import {
  newVariable,
  VARIABLE_APPEARANCES,
  type VariableForm,
  type VariableType,
  variableCreate,
} from '@waymark/domain/variable'
import { variableTypes } from '@waymark/domain/variable/types'
import { createVariableForm } from '@waymark/forms/models/variable'
import { useMemo } from 'react'
import { LoopingNames } from '#form/controls/use-variable-names.ts'
import { useFormValue } from '#form/use-form.ts'
import type { FormStep, FormStepProps } from '#items/wizard/add-wizard.tsx'
import { FillStep } from '#items/wizard/fill-step.tsx'
import { WHAT_IT_DOES } from '#items/wizard/wizard-messages.ts'
import { ReferenceNotes } from '../form/reference-notes.tsx'
import { VariableSettings } from '../form/settings.tsx'
import { useDependents } from './use-dependents.ts'
import { WIZARD } from './wizard-messages.ts'

const UNPUBLISHED = msg('add-variable.unpublished', 'New variables are not live until you publish.')

/** The second step of adding a variable. */
export const FORM_STEP: FormStep<VariableType, VariableForm, ReturnType<typeof variableCreate>> = {
  open: (type) => createVariableForm(newVariable(type)),
  body: (_, values) => variableCreate(values),
  fill: (type, step) => <FillVariable {...step} type={type} />,
}

/** The second step: name and settings of the new variable. The name is shown at once, the settings may load later. */
function FillVariable({
  type,
  ...step
}: FormStepProps<VariableForm> & {
  type: VariableType
}) {
  const values = useFormValue(step.form, ({ get }) => get().values)
  const name = values.name.trim()
  const dependents = useDependents(step.appId, values)
  const looping = useMemo(() => ({ name, dependents }), [name, dependents])
  return (
    <LoopingNames value={looping}>
      <FillStep
        {...step}
        messages={WIZARD}
        picked={{
          icon: VARIABLE_APPEARANCES[type].icon,
          name: variableTypes[type].name,
          help: { topic: variableTypes[type].help, label: WHAT_IT_DOES },
        }}
        note={UNPUBLISHED}
      >
        <ReferenceNotes form={values} />
        <VariableSettings form={step.form} readOnly={step.saving} />
      </FillStep>
    </LoopingNames>
  )
}
