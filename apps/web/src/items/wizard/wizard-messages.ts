import { type Message, msg } from '@waymark/domain/message'

/** The texts that both steps of a wizard use. */
export interface WizardMessages {
  readonly title: Message
  /** The names of the steps. */
  readonly type: Message
  readonly settings: Message
  /** The label of the name field. */
  readonly name: Message
  /** Who sees the name; by default only users of Waymark. */
  readonly nameAbout?: Message
  readonly save: Message
}

export const WHAT_IT_DOES = msg('wizard.help', 'What it does')
