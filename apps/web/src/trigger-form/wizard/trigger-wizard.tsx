import { forVisitors } from '@waymark/domain/condition'
import { newTrigger, type Trigger, type TriggerForm, triggerCreate } from '@waymark/domain/trigger'
import { type TriggerTemplateId, triggerTemplates } from '@waymark/domain/trigger/types'
import { sortOutcomes } from '@waymark/forms/form'
import { createTriggerForm, placeOfTrigger } from '@waymark/forms/models/trigger'
import { wizardMachine } from '@waymark/forms/wizard'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNotices } from '../../notices/use-notices.ts'
import { useChange } from '../../queries/change.ts'
import { createTrigger } from '../../queries/trigger-changes.ts'
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
  onLeft,
  onSaved,
}: {
  appId: string
  /** Only some types can be chosen, and why: a heatmaps tag takes clicks alone. */
  restriction?: Restriction | undefined
  onLeft: () => void
  onSaved: (trigger: Trigger) => void
}) {
  const notices = useNotices()
  const { mutateAsync } = useChange(createTrigger)
  const [machine] = useState(() =>
    wizardMachine<TriggerTemplateId, TriggerForm, Trigger>({
      open: (kind) => createTriggerForm(firstValues(kind)),
      save: async (_kind, values) => {
        try {
          const { data } = await mutateAsync({ params: { appId }, body: { data: triggerCreate(values) } })
          notices.done('add-trigger')
          return { ok: true, answer: data }
        } catch (error) {
          const outcomes = notices.failed('add-trigger', error)
          return { ok: false, refusals: sortOutcomes(outcomes, (steps) => placeOfTrigger(values, steps)).refusals }
        }
      },
    }),
  )
  const [state, send] = useMachine(machine, { input: {} })
  const { chosen, form, answer } = state.context
  useEffect(() => {
    loadTriggerSections().catch(() => undefined)
  }, [])

  useEffect(() => {
    if (state.matches('left')) onLeft()
    if (state.matches('saved') && answer !== undefined) onSaved(answer)
  }, [state.value])

  if (state.status === 'done') return null
  if (!form || chosen === undefined) {
    return (
      <ChooseKind
        restriction={restriction}
        chosen={chosen}
        onChoose={(kind) => send({ type: 'choose', kind })}
        onNext={() => send({ type: 'next' })}
        onLeave={() => send({ type: 'leave' })}
      />
    )
  }
  return (
    <FillTrigger
      key={chosen}
      appId={appId}
      kind={chosen}
      form={form}
      saving={state.matches({ filling: 'saving' })}
      asking={state.matches({ filling: 'asking before back' }) || state.matches({ filling: 'asking before leaving' })}
      onBack={() => send({ type: 'back' })}
      onSave={() => send({ type: 'save' })}
      onLeave={() => send({ type: 'leave' })}
      onKeep={() => send({ type: 'keep editing' })}
      onDiscard={() => send({ type: 'discard' })}
    />
  )
}
