import { msg } from '@waymark/domain/message'
import type { WizardWords } from '#items/wizard/wizard-words.ts'

export const WIZARD: WizardWords = {
  title: msg('add-trigger.title', 'Add trigger'),
  type: msg('add-trigger.type', 'Trigger type'),
  settings: msg('add-trigger.settings', 'Trigger settings'),
  name: msg('add-trigger.name', 'Trigger name'),
  save: msg('save', 'Save'),
}
