import { msg } from '@waymark/domain/message'
import { SAVE } from '#i18n/action-labels.ts'
import type { WizardMessages } from '#items/wizard/wizard-messages.ts'

export const WIZARD: WizardMessages = {
  title: msg('add-tag.title', 'Add tag'),
  type: msg('add-tag.type', 'Tag type'),
  settings: msg('add-tag.settings', 'Tag settings'),
  name: msg('add-tag.tag-name', 'Tag name'),
  save: SAVE,
}
