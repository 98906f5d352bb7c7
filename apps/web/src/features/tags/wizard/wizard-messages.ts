import { msg } from '@waymark/domain/message'
import { ADD_ITEM, SAVE } from '#i18n/action-labels.ts'
import type { WizardMessages } from '#items/wizard/wizard-messages.ts'

export const WIZARD: WizardMessages = {
  title: ADD_ITEM.tag,
  type: msg('add-tag.type', 'Tag type'),
  settings: msg('add-tag.settings', 'Tag settings'),
  name: msg('add-tag.tag-name', 'Tag name'),
  save: SAVE,
}
