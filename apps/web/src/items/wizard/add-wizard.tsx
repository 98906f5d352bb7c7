import type { UserAction } from '@waymark/domain/failure'
import type { Message } from '@waymark/domain/message'
import type { AnyForm, Form } from '@waymark/forms/form'
import { wizardMachine } from '@waymark/forms/wizard'
import { useMachine } from '@xstate/react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { DiscardDialog, LeaveGuard } from '#form/leave-guard.tsx'
import RestoreNote from '#form/restore-note.tsx'
import { useFormValue } from '#form/use-form.ts'
import { useRestorableChanges } from '#form/use-restorable-changes.ts'
import { useSubmit } from '#form/use-submit.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useSecondStep } from './use-second-step.ts'
import { LoadingStep, WizardWindow } from './wizard-frame.tsx'
import type { WizardMessages } from './wizard-messages.ts'

/** The props of the first step. */
export interface ChoosingProps<Kind> {
  readonly chosen: Kind | undefined
  readonly onChoose: (kind: Kind) => void
  readonly onNext: () => void
  readonly onLeave: () => void
  /** Shown above the choice. */
  readonly note: ReactNode
}

/** The props of the second step. */
export interface FormStepProps<Values> {
  readonly appId: string
  readonly form: Form<Values>
  readonly saving: boolean
  readonly onBack: () => void
  readonly onSave: () => void
}

/** The second step. */
export interface FormStep<Kind, Values, Body> {
  /** Creates a form for the chosen template or type. */
  readonly open: (kind: Kind) => Form<Values>
  /** The request body. */
  readonly body: (kind: Kind, values: Values) => Body
  readonly fill: (kind: Kind, step: FormStepProps<Values>) => ReactNode
}

export interface AddWizardProps<Kind extends string, Values, Body extends object, Answer> {
  readonly appId: string
  readonly action: UserAction
  readonly messages: WizardMessages
  /** The key under which the second step is stored if the session ends. */
  readonly restoreKey: string
  /** Whether the first step has no side list. */
  readonly choosesAlone?: boolean
  readonly choose: (step: ChoosingProps<Kind>) => ReactNode
  /** A kind chosen in advance: the wizard begins with its second step, or with the first one if there are changes to restore. */
  readonly begin?: Kind | undefined
  /** Loads the second step, while the first one is shown. */
  readonly loadFormStep: () => Promise<FormStep<Kind, Values, Body>>
  /** Gets the same id with every attempt to save one form. */
  readonly save: (body: Body & { readonly id: string }) => Promise<Answer>
  readonly onLeft: () => void
  readonly onSaved: (answer: Answer) => void
}

/** Adds an item in two steps, each in a dialog: choose its type, then fill in its settings. */
export function AddWizard<Kind extends string, Values, Body extends object, Answer>(
  props: AddWizardProps<Kind, Values, Body, Answer>,
) {
  const { appId, action, messages, restoreKey, choosesAlone = false, choose, begin, loadFormStep, save } = props
  const { onLeft, onSaved } = props
  const submit = useSubmit(action)
  const second = useSecondStep(loadFormStep)
  const [machine] = useState(() => {
    let id = ''
    return wizardMachine<Kind, Values, Answer>({
      open: (kind) => {
        id = randomId()
        return second.loaded().open(kind)
      },
      submit: (kind, form) => submit(form, (values) => save({ ...second.loaded().body(kind, values), id })),
    })
  })
  const [state, send, actor] = useMachine(machine, { input: begin === undefined ? {} : { chosen: begin } })
  const { chosen, form, answer } = state.context
  useEffect(() => {
    if (state.matches('left')) onLeft()
    if (state.matches('saved') && answer !== undefined) onSaved(answer)
  }, [state.value])

  const kept = useRestorableChanges(restoreKey, async ({ kind, initial, values }) => {
    await second.start()
    send({ type: 'choose', kind: kind as Kind })
    send({ type: 'next' })
    actor.getSnapshot().context.form?.send({ type: 'rebase', initial, values })
  })

  const [beginning, setBeginning] = useState(begin !== undefined && !kept)
  useEffect(() => {
    if (!beginning) return
    let left = false
    second.whenLoaded(() => {
      if (left) return
      send({ type: 'next' })
      setBeginning(false)
    })
    return () => {
      left = true
    }
  }, [beginning, second, send])

  if (state.status === 'done') return null
  const filled = form && chosen !== undefined ? { form, chosen } : undefined
  const saving = state.matches({ filling: 'saving' })
  const leave = () => send({ type: 'leave' })
  return (
    <>
      <WizardWindow
        messages={messages}
        step={filled || beginning ? 2 : 1}
        alone={!filled && !beginning && choosesAlone}
        onClose={saving ? 'none' : leave}
      >
        {filled ? (
          <Fragment key={filled.chosen}>
            {second.loaded().fill(filled.chosen, {
              appId,
              form: filled.form,
              saving,
              onBack: () => send({ type: 'back' }),
              onSave: () => send({ type: 'save' }),
            })}
          </Fragment>
        ) : beginning ? (
          <LoadingStep onLeave={leave} />
        ) : (
          choose({
            chosen,
            onChoose: (kind) => send({ type: 'choose', kind }),
            onNext: () => second.whenLoaded(() => send({ type: 'next' })),
            onLeave: leave,
            note: kept && <RestoreNote offer={kept} />,
          })
        )}
      </WizardWindow>
      {filled && (
        <Fragment key={filled.chosen}>
          <NamedGuard form={filled.form} title={messages.title} restoreKey={restoreKey} kind={filled.chosen} />
          <DiscardDialog
            form={filled.form}
            open={state.matches({ filling: 'confirming back' }) || state.matches({ filling: 'confirming leaving' })}
            onKeep={() => send({ type: 'keep editing' })}
            onDiscard={() => send({ type: 'discard' })}
          />
        </Fragment>
      )}
    </>
  )
}

/** The guard of the second step, named as the new item once it has a name. */
function NamedGuard({ form, title, ...keeping }: { form: AnyForm; title: Message; restoreKey: string; kind: string }) {
  const { t } = useI18n()
  const name = useFormValue(form, ({ get }) => get().values.name.trim())
  return <LeaveGuard form={form} name={name === '' ? t(title) : name} {...keeping} />
}
