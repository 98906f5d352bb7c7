import { msg } from '@waymark/domain/message'
import { ADD_ITEM, SAVE } from '#i18n/action-labels.ts'
import type { WizardMessages } from '#items/wizard/wizard-messages.ts'

export const WIZARD: WizardMessages = {
  title: ADD_ITEM.variable,
  type: msg('add-variable.type', 'Variable type'),
  settings: msg('add-variable.settings', 'Variable settings'),
  name: msg('add-variable.variable-name', 'Variable name'),
  nameAbout: msg('add-variable.name-about', "References call it by this name: '{{ name }}'."),
  save: SAVE,
}
