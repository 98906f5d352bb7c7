import type { Message } from '@waymark/domain/message'

/** The words of a wizard that both of its steps use. */
export interface WizardMessages {
  readonly title: Message
  /** The names of the steps. */
  readonly type: Message
  readonly settings: Message
  /** The label of the name field. */
  readonly name: Message
  /** Who sees the name; only people in Waymark unless said. */
  readonly nameAbout?: Message
  readonly save: Message
}
