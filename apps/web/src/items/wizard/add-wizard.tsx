import type { UserAction } from '@waymark/domain/failure'
import type { Message } from '@waymark/domain/message'
import { type Form, type Path, sortOutcomes } from '@waymark/forms/form'
import { wizardMachine } from '@waymark/forms/wizard'
import { useMachine } from '@xstate/react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useToasts } from '#data/toasts/toasts.tsx'
import { DiscardDialog, LeaveGuard } from '#form/leave-guard.tsx'
import { useForm } from '#form/use-form.ts'
import { WizardWindow } from './wizard-frame.tsx'
import type { WizardMessages } from './wizard-messages.ts'

/** What the first step is given. */
export interface ChoosingProps<Kind> {
  readonly chosen: Kind | undefined
  readonly onChoose: (kind: Kind) => void
  readonly onNext: () => void
  readonly onLeave: () => void
}

/** What the second step is given. */
export interface FillingProps<Values> {
  readonly appId: string
  readonly form: Form<Values>
  readonly saving: boolean
  readonly onBack: () => void
  readonly onSave: () => void
}

/** The second step. */
export interface Filling<Kind, Values, Body> {
  /** A fresh form for what was chosen. */
  readonly open: (kind: Kind) => Form<Values>
  /** What is sent. */
  readonly body: (kind: Kind, values: Values) => Body
  /** Where a place in the body that was sent stands in the form. */
  readonly placeOf: (kind: Kind, values: Values, steps: readonly string[]) => Path | undefined
  /** What was filled in, by name, in the order of the form. */
  readonly changedParts: (kind: Kind, from: Values, to: Values) => readonly Message[]
  readonly fill: (kind: Kind, step: FillingProps<Values>) => ReactNode
}

export interface AddWizardProps<Kind extends string, Values, Body, Answer> {
  readonly appId: string
  readonly action: UserAction
  readonly messages: WizardMessages
  /** What there is to choose from has no list at its side. */
  readonly choosesAlone?: boolean
  readonly choose: (step: ChoosingProps<Kind>) => ReactNode
  readonly filling: Filling<Kind, Values, Body>
  readonly save: (body: Body) => Promise<Answer>
  readonly onLeft: () => void
  readonly onSaved: (answer: Answer) => void
}

/** Adds something in two steps, each in its window: choose what it is, fill in the rest. */
export function AddWizard<Kind extends string, Values, Body, Answer>(
  props: AddWizardProps<Kind, Values, Body, Answer>,
) {
  const { appId, action, messages, choosesAlone = false, choose, filling, save, onLeft, onSaved } = props
  const toasts = useToasts()
  const [machine] = useState(() =>
    wizardMachine<Kind, Values, Answer>({
      open: filling.open,
      save: async (kind, values) => {
        try {
          const answer = await save(filling.body(kind, values))
          toasts.done(action)
          return { ok: true, answer }
        } catch (error) {
          const { refusals } = sortOutcomes(toasts.failed(action, error), (steps) =>
            filling.placeOf(kind, values, steps),
          )
          return { ok: false, refusals }
        }
      },
    }),
  )
  const [state, send] = useMachine(machine, { input: {} })
  const { chosen, form, answer } = state.context
  useEffect(() => {
    if (state.matches('left')) onLeft()
    if (state.matches('saved') && answer !== undefined) onSaved(answer)
  }, [state.value])

  if (state.status === 'done') return null
  const filled = form && chosen !== undefined ? { form, chosen } : undefined
  const saving = state.matches({ filling: 'saving' })
  const leave = () => send({ type: 'leave' })
  return (
    <>
      <WizardWindow
        messages={messages}
        step={filled ? 2 : 1}
        alone={!filled && choosesAlone}
        onClose={saving ? 'none' : leave}
      >
        {filled ? (
          <Fragment key={filled.chosen}>
            {filling.fill(filled.chosen, {
              appId,
              form: filled.form,
              saving,
              onBack: () => send({ type: 'back' }),
              onSave: () => send({ type: 'save' }),
            })}
          </Fragment>
        ) : (
          choose({
            chosen,
            onChoose: (kind) => send({ type: 'choose', kind }),
            onNext: () => send({ type: 'next' }),
            onLeave: leave,
          })
        )}
      </WizardWindow>
      {filled && (
        <Guard
          key={filled.chosen}
          form={filled.form}
          changedParts={(from, to) => filling.changedParts(filled.chosen, from, to)}
          asking={
            state.matches({ filling: 'asking before back' }) || state.matches({ filling: 'asking before leaving' })
          }
          onKeep={() => send({ type: 'keep editing' })}
          onDiscard={() => send({ type: 'discard' })}
        />
      )}
    </>
  )
}

/** Asks before the changed form is lost, by Back, by closing or by leaving the page. */
function Guard<Values>({
  form,
  changedParts,
  asking,
  onKeep,
  onDiscard,
}: {
  form: Form<Values>
  changedParts: (from: Values, to: Values) => readonly Message[]
  /** Back or closing is waiting for an answer. */
  asking: boolean
  onKeep: () => void
  onDiscard: () => void
}) {
  const { initial, values, dirty } = useForm(form)
  const parts = dirty ? changedParts(initial, values) : []
  return (
    <>
      <LeaveGuard dirty={dirty} parts={parts} />
      <DiscardDialog open={asking} parts={parts} onKeep={onKeep} onDiscard={onDiscard} />
    </>
  )
}
