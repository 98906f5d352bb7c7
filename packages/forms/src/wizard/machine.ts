import { assign, fromPromise, setup } from 'xstate'
import { canSubmit, type Form, isDirty, type Submitted } from '../form/index.ts'

export interface WizardEffects<Kind, Values, Answer> {
  /** A new form for the chosen kind. */
  open(kind: Kind): Form<Values>
  /** Submits the form, which shows rejected values with their errors. After a rejected promise, the form can be edited again. */
  submit(kind: Kind, form: Form<Values>): Promise<Submitted<Answer>>
}

export type WizardEvent<Kind> =
  | { type: 'choose'; kind: Kind }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'leave' }
  | { type: 'save' }
  /** The answers to "discard the changes?". */
  | { type: 'discard' }
  | { type: 'keep editing' }

interface Context<Kind, Values, Answer> {
  readonly chosen: Kind | undefined
  /** The form of the second step. */
  readonly form: Form<Values> | undefined
  readonly answer: Answer | undefined
}

/**
 * Adds an item in two steps: choose its kind, fill in the form. Going back and leaving must be confirmed if the form has
 * changes; choosing again opens a new form.
 */
export function wizardMachine<Kind, Values, Answer>({ open, submit }: WizardEffects<Kind, Values, Answer>) {
  type Ctx = Context<Kind, Values, Answer>
  return setup({
    types: {
      context: {} as Ctx,
      events: {} as WizardEvent<Kind>,
      input: {} as { readonly chosen?: Kind },
      output: {} as { readonly answer: Answer | undefined },
    },
    actors: {
      submit: fromPromise<Submitted<Answer>, { kind: Kind; form: Form<Values> }>(({ input }) =>
        submit(input.kind, input.form),
      ),
    },
    guards: {
      isChosen: ({ context }) => context.chosen !== undefined,
      isFormDirty: ({ context }) => context.form !== undefined && isDirty(context.form.get()),
      canBeSaved: ({ context }) => context.form !== undefined && canSubmit(context.form, { clean: true }),
      isSaved: (_, { result }: { result: Submitted<Answer> }) => result.ok,
    },
    actions: {
      setChoice: assign(({ event, context }) => ({
        chosen: event.type === 'choose' ? event.kind : context.chosen,
      })),
      openForm: assign(({ context }) => ({
        form: context.chosen === undefined ? undefined : open(context.chosen),
      })),
      dropForm: assign({ form: undefined }),
      showErrors: ({ context }) => context.form?.send({ type: 'reveal' }),
      endSubmit: ({ context }) => context.form?.send({ type: 'reject', errors: [] }),
      setAnswer: assign((_, { result }: { result: Submitted<Answer> }) => (result.ok ? { answer: result.answer } : {})),
    },
  }).createMachine({
    id: 'wizard',
    context: ({ input }) => ({ chosen: input.chosen, form: undefined, answer: undefined }),
    output: ({ context }) => ({ answer: context.answer }),
    initial: 'choosing',
    states: {
      choosing: {
        on: {
          choose: { actions: 'setChoice' },
          next: { guard: 'isChosen', target: 'filling', actions: 'openForm' },
          leave: 'left',
        },
      },
      filling: {
        initial: 'editing',
        states: {
          editing: {
            on: {
              back: [
                { guard: 'isFormDirty', target: 'confirming back' },
                { target: '#wizard.choosing', actions: 'dropForm' },
              ],
              leave: [{ guard: 'isFormDirty', target: 'confirming leaving' }, { target: '#wizard.left' }],
              save: [{ guard: 'canBeSaved', target: 'saving' }, { actions: 'showErrors' }],
            },
          },
          'confirming back': {
            on: {
              discard: { target: '#wizard.choosing', actions: 'dropForm' },
              'keep editing': 'editing',
            },
          },
          'confirming leaving': { on: { discard: '#wizard.left', 'keep editing': 'editing' } },
          saving: {
            invoke: {
              src: 'submit',
              input: ({ context }) => {
                if (context.chosen === undefined || !context.form) throw new Error('Nothing was chosen')
                return { kind: context.chosen, form: context.form }
              },
              onDone: [
                {
                  guard: { type: 'isSaved', params: ({ event }) => ({ result: event.output }) },
                  target: '#wizard.saved',
                  actions: { type: 'setAnswer', params: ({ event }) => ({ result: event.output }) },
                },
                { target: 'editing' },
              ],
              onError: { target: 'editing', actions: 'endSubmit' },
            },
          },
        },
      },
      saved: { type: 'final' },
      left: { type: 'final' },
    },
  })
}
