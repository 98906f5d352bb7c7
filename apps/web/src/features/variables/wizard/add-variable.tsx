import { useNavigate } from '@tanstack/react-router'
import { newVariable, type VariableForm, type VariableType, variableCreate } from '@waymark/domain/variable'
import { type Form, sortOutcomes } from '@waymark/forms/form'
import { changedVariableParts, createVariableForm, placeOfVariable } from '@waymark/forms/models/variable'
import { wizardMachine } from '@waymark/forms/wizard'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useForm } from '../../../forms/use-form.ts'
import { useNotices } from '../../../notices/use-notices.ts'
import { useChange } from '../../../queries/change.ts'
import { createVariable } from '../../../queries/variable-changes.ts'
import { WizardGuard } from '../../../wizard/wizard-guard.tsx'
import { ChooseType } from './choose-type.tsx'
import { FillVariable, loadVariableSettings } from './fill-variable.tsx'

/** Adds a variable in two steps over the list; afterwards the new variable is open. */
export function AddVariable({ appId }: { appId: string }) {
  const navigate = useNavigate()
  const notices = useNotices()
  const { mutateAsync } = useChange(createVariable)
  const [machine] = useState(() =>
    wizardMachine<VariableType, VariableForm, string>({
      open: (type) => createVariableForm(newVariable(type)),
      save: async (_type, values) => {
        try {
          const { data } = await mutateAsync({ params: { appId }, body: { data: variableCreate(values) } })
          notices.done('add-variable')
          return { ok: true, answer: data.id }
        } catch (error) {
          const outcomes = notices.failed('add-variable', error)
          return { ok: false, refusals: sortOutcomes(outcomes, (steps) => placeOfVariable(values, steps)).refusals }
        }
      },
    }),
  )
  const [state, send] = useMachine(machine, { input: {} })
  const { chosen, form, answer } = state.context
  useEffect(() => {
    loadVariableSettings().catch(() => undefined)
  }, [])

  useEffect(() => {
    const search = <T,>(kept: T) => kept
    if (state.matches('left'))
      void navigate({ to: '/tag/app/$appId/variables', params: { appId }, search, ignoreBlocker: true })
    if (state.matches('saved') && answer !== undefined)
      void navigate({
        to: '/tag/app/$appId/variables/$variableId/edit',
        params: { appId, variableId: answer },
        search,
        ignoreBlocker: true,
      })
  }, [state, answer, appId, navigate])

  if (state.status === 'done') return null
  if (!form || chosen === undefined) {
    return (
      <ChooseType
        chosen={chosen}
        onChoose={(kind) => send({ type: 'choose', kind })}
        onNext={() => send({ type: 'next' })}
        onLeave={() => send({ type: 'leave' })}
      />
    )
  }
  return (
    <>
      <FillVariable
        key={chosen}
        appId={appId}
        type={chosen}
        form={form}
        saving={state.matches({ filling: 'saving' })}
        onBack={() => send({ type: 'back' })}
        onSave={() => send({ type: 'save' })}
        onLeave={() => send({ type: 'leave' })}
      />
      <Guard
        form={form}
        asking={state.matches({ filling: 'asking before back' }) || state.matches({ filling: 'asking before leaving' })}
        onKeep={() => send({ type: 'keep editing' })}
        onDiscard={() => send({ type: 'discard' })}
      />
    </>
  )
}

/** Asks before the changed form is lost. */
function Guard({
  form,
  ...asked
}: {
  form: Form<VariableForm>
  asking: boolean
  onKeep: () => void
  onDiscard: () => void
}) {
  const { initial, values, dirty } = useForm(form)
  return <WizardGuard {...asked} dirty={dirty} parts={changedVariableParts(initial, values)} />
}
