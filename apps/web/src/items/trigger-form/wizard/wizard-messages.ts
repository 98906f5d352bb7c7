import { msg } from '@waymark/domain/message'
import { ADD_ITEM, SAVE } from '#i18n/action-labels.ts'
import type { WizardMessages } from '#items/wizard/wizard-messages.ts'
import { TRIGGER_NAME } from '../trigger-messages.ts'

export const WIZARD: WizardMessages = {
  title: ADD_ITEM.trigger,
  type: msg('add-trigger.type', 'Trigger type'),
  settings: msg('add-trigger.settings', 'Trigger settings'),
  name: TRIGGER_NAME,
  save: SAVE,
}
