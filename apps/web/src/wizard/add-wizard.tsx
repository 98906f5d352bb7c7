import type { Deed } from '@waymark/domain/failure'
import type { Message } from '@waymark/domain/message'
import { type Form, type Path, sortOutcomes } from '@waymark/forms/form'
import { wizardMachine } from '@waymark/forms/wizard'
import { useMachine } from '@xstate/react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { DiscardDialog, LeaveGuard } from '../forms/leave-guard.tsx'
import { useForm } from '../forms/use-form.ts'
import { nextPaint } from '../later/next-paint.ts'
import { useNotices } from '../notices/use-notices.ts'
import { holdKeys } from './held-keys.ts'

/** What the first step is given. */
export interface ChoosingProps<Kind> {
  readonly chosen: Kind | undefined
  readonly onChoose: (kind: Kind) => void
  readonly onNext: () => void
  readonly onLeave: () => void
}

/** What the second step is given. */
export interface FillingProps<Values> {
  readonly form: Form<Values>
  readonly saving: boolean
  readonly onBack: () => void
  readonly onSave: () => void
  readonly onLeave: () => void
}

export interface AddWizardProps<Kind extends string, Values, Answer> {
  readonly deed: Deed
  /** A fresh form for what was chosen. */
  readonly open: (kind: Kind) => Form<Values>
  readonly save: (kind: Kind, values: Values) => Promise<Answer>
  /** Where a place in the body that was sent stands in the form. */
  readonly placeOf: (kind: Kind, values: Values, steps: readonly string[]) => Path | undefined
  /** What was filled in, by name, in the order of the form. */
  readonly changedParts: (kind: Kind, from: Values, to: Values) => readonly Message[]
  /** Fetches what the second step still lacks, as soon as it may follow. */
  readonly prefetch: () => Promise<unknown>
  readonly choose: (step: ChoosingProps<Kind>) => ReactNode
  readonly fill: (kind: Kind, step: FillingProps<Values>) => ReactNode
  readonly onLeft: () => void
  readonly onSaved: (answer: Answer) => void
}

/** Adds something in two steps, each in its window: choose what it is, fill in the rest. */
export function AddWizard<Kind extends string, Values, Answer>(props: AddWizardProps<Kind, Values, Answer>) {
  const { deed, open, save, placeOf, changedParts, prefetch, choose, fill, onLeft, onSaved } = props
  const notices = useNotices()
  const [machine] = useState(() =>
    wizardMachine<Kind, Values, Answer>({
      open,
      save: async (kind, values) => {
        try {
          const answer = await save(kind, values)
          notices.done(deed)
          return { ok: true, answer }
        } catch (error) {
          const { refusals } = sortOutcomes(notices.failed(deed, error), (steps) => placeOf(kind, values, steps))
          return { ok: false, refusals }
        }
      },
    }),
  )
  const [state, send] = useMachine(machine, { input: {} })
  const { chosen, form, answer } = state.context
  const near = chosen !== undefined
  useEffect(() => {
    if (near) prefetch().catch(() => undefined)
  }, [near])
  useEffect(() => {
    if (state.matches('left')) onLeft()
    if (state.matches('saved') && answer !== undefined) onSaved(answer)
  }, [state.value])

  if (state.status === 'done') return null
  if (!form || chosen === undefined)
    return choose({
      chosen,
      onChoose: (kind) => send({ type: 'choose', kind }),
      onNext: () => {
        holdKeys()
        void nextPaint().then(() => send({ type: 'next' }))
      },
      onLeave: () => send({ type: 'leave' }),
    })
  return (
    <Fragment key={chosen}>
      {fill(chosen, {
        form,
        saving: state.matches({ filling: 'saving' }),
        onBack: () => send({ type: 'back' }),
        onSave: () => send({ type: 'save' }),
        onLeave: () => send({ type: 'leave' }),
      })}
      <Guard
        form={form}
        changedParts={(from, to) => changedParts(chosen, from, to)}
        asking={state.matches({ filling: 'asking before back' }) || state.matches({ filling: 'asking before leaving' })}
        onKeep={() => send({ type: 'keep editing' })}
        onDiscard={() => send({ type: 'discard' })}
      />
    </Fragment>
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
