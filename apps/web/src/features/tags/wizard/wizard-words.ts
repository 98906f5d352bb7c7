import { msg } from '@waymark/domain/message'

/** Words that both steps of the wizard use. */
export const WIZARD = {
  title: msg('add-tag.title', 'Add tag'),
  type: msg('add-tag.type', 'Tag type'),
  settings: msg('add-tag.settings', 'Tag settings'),
  cancel: msg('cancel', 'Cancel'),
  next: msg('next', 'Next'),
  back: msg('back', 'Back'),
  save: msg('save', 'Save'),
}
