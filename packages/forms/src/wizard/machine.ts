import { assign, fromPromise, setup } from 'xstate'
import { canSubmit, type Form, isDirty, type Refusal } from '../form/index.ts'

/** What became of saving: the answer, or refusals that belong to places of the form (other failures are told elsewhere). */
export type Saved<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

export interface WizardEffects<Kind, Values, Answer> {
  /** A fresh form for the chosen kind of thing. */
  open(kind: Kind): Form<Values>
  save(kind: Kind, values: Values): Promise<Saved<Answer>>
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
 * Adding something in two steps: choose what it is, fill in the rest. Going back or leaving asks first when
 * the form has been changed; choosing again starts the form over. It ends `left` or `saved`.
 */
export function wizardMachine<Kind, Values, Answer>({ open, save }: WizardEffects<Kind, Values, Answer>) {
  type Ctx = Context<Kind, Values, Answer>
  return setup({
    types: {
      context: {} as Ctx,
      events: {} as WizardEvent<Kind>,
      input: {} as { readonly chosen?: Kind },
      output: {} as { readonly answer: Answer | undefined },
    },
    actors: {
      save: fromPromise<Saved<Answer>, { kind: Kind; values: Values }>(({ input }) => save(input.kind, input.values)),
    },
    guards: {
      'something is chosen': ({ context }) => context.chosen !== undefined,
      'the form has changed': ({ context }) => context.form !== undefined && isDirty(context.form.get()),
      'the form can be saved': ({ context }) => context.form !== undefined && canSubmit(context.form, { clean: true }),
      'it was saved': (_, { saved }: { saved: Saved<Answer> }) => saved.ok,
    },
    actions: {
      'take the choice': assign(({ event, context }) => ({
        chosen: event.type === 'choose' ? event.kind : context.chosen,
      })),
      'open the form': assign(({ context }) => ({
        form: context.chosen === undefined ? undefined : open(context.chosen),
      })),
      'drop the form': assign({ form: undefined }),
      'say what is wrong': ({ context }) => context.form?.send({ type: 'reveal' }),
      'tell the form it is sent': ({ context }) => context.form?.send({ type: 'submit' }),
      'keep the answer': assign((_, { saved }: { saved: Saved<Answer> }) => (saved.ok ? { answer: saved.answer } : {})),
      'accept the form': ({ context }) => context.form?.send({ type: 'accept' }),
      'refuse the form': ({ context }, { refusals }: { refusals: readonly Refusal[] }) =>
        context.form?.send({ type: 'refuse', refusals }),
    },
  }).createMachine({
    id: 'wizard',
    context: ({ input }) => ({ chosen: input.chosen, form: undefined, answer: undefined }),
    output: ({ context }) => ({ answer: context.answer }),
    initial: 'choosing',
    states: {
      choosing: {
        on: {
          choose: { actions: 'take the choice' },
          next: { guard: 'something is chosen', target: 'filling', actions: 'open the form' },
          leave: 'left',
        },
      },
      filling: {
        initial: 'editing',
        states: {
          editing: {
            on: {
              back: [
                { guard: 'the form has changed', target: 'asking before back' },
                { target: '#wizard.choosing', actions: 'drop the form' },
              ],
              leave: [{ guard: 'the form has changed', target: 'asking before leaving' }, { target: '#wizard.left' }],
              save: [{ guard: 'the form can be saved', target: 'saving' }, { actions: 'say what is wrong' }],
            },
          },
          'asking before back': {
            on: {
              discard: { target: '#wizard.choosing', actions: 'drop the form' },
              'keep editing': 'editing',
            },
          },
          'asking before leaving': { on: { discard: '#wizard.left', 'keep editing': 'editing' } },
          saving: {
            entry: 'tell the form it is sent',
            invoke: {
              src: 'save',
              input: ({ context }) => {
                if (context.chosen === undefined || !context.form) throw new Error('Nothing was chosen')
                return { kind: context.chosen, values: context.form.get().values }
              },
              onDone: [
                {
                  guard: { type: 'it was saved', params: ({ event }) => ({ saved: event.output }) },
                  target: '#wizard.saved',
                  actions: [
                    { type: 'keep the answer', params: ({ event }) => ({ saved: event.output }) },
                    'accept the form',
                  ],
                },
                {
                  target: 'editing',
                  actions: {
                    type: 'refuse the form',
                    params: ({ event }) => ({ refusals: event.output.ok ? [] : event.output.refusals }),
                  },
                },
              ],
              onError: { target: 'editing', actions: { type: 'refuse the form', params: { refusals: [] } } },
            },
          },
        },
      },
      saved: { type: 'final' },
      left: { type: 'final' },
    },
  })
}
