import { msg } from '@waymark/domain/message'
import type { VariableForm, VariableType } from '@waymark/domain/variable'
import { variableTypes } from '@waymark/domain/variable/types'
import { lazy, useMemo } from 'react'
import { LoopingNames } from '../../../controls/use-variable-names.ts'
import { useForm } from '../../../forms/use-form.ts'
import { VARIABLE_ICONS } from '../../../sites/variable-looks.ts'
import type { FillingProps } from '../../../wizard/add-wizard.tsx'
import { FillStep } from '../../../wizard/fill-step.tsx'
import { ReferenceNotes } from '../form/reference-notes.tsx'
import { WIZARD } from './wizard-words.ts'

const W = {
  help: msg('add-variable.help', 'What it does'),
  name: msg('add-variable.name', 'Name'),
  settings: msg('add-variable.its-settings', 'Settings'),
  unpublished: msg('add-variable.unpublished', 'New variables stay out of live pages until you publish.'),
}

/** Fetches what stands below the name. The name itself is there at once, so that nothing typed is lost. */
export const loadVariableSettings = () => import('../form/settings.tsx')
const VariableSettings = lazy(() => loadVariableSettings().then((loaded) => ({ default: loaded.VariableSettings })))

const NO_DEPENDENTS: ReadonlySet<string> = new Set()

/** The second step: name and settings of the new variable. */
export function FillVariable({
  appId,
  type,
  ...step
}: FillingProps<VariableForm> & {
  appId: string
  type: VariableType
}) {
  const { spot, values } = useForm(step.form)
  const name = values.name.trim()
  const looping = useMemo(() => ({ name, dependents: NO_DEPENDENTS }), [name])
  return (
    <LoopingNames value={looping}>
      <FillStep
        {...step}
        appId={appId}
        words={WIZARD}
        picked={{
          icon: VARIABLE_ICONS[type],
          name: variableTypes[type].name,
          help: { topic: variableTypes[type].help, label: W.help },
        }}
        sections={[
          { key: 'name', label: W.name },
          { key: 'settings', label: W.settings },
        ]}
        note={W.unpublished}
      >
        <ReferenceNotes form={values} />
        <VariableSettings spot={spot} readOnly={step.saving} />
      </FillStep>
    </LoopingNames>
  )
}
