import { msg } from '@waymark/domain/message'
import { SAVE } from '#i18n/action-labels.ts'
import type { WizardMessages } from '#items/wizard/wizard-messages.ts'

export const WIZARD: WizardMessages = {
  title: msg('add-trigger.title', 'Add trigger'),
  type: msg('add-trigger.type', 'Trigger type'),
  settings: msg('add-trigger.settings', 'Trigger settings'),
  name: msg('add-trigger.name', 'Trigger name'),
  save: SAVE,
}
