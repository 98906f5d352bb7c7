import { msg } from '../../message/index.ts'
import { defineTriggerType } from './define.ts'

export const formSubmission = defineTriggerType({
  id: 'form-submission',
  types: {
    form_submission: { name: msg('trigger-label.form-submission', 'Form submission'), icon: 'form' },
  },
  name: msg('trigger-type.form-submission', 'Form submission'),
  about: msg('trigger-type.form-submission.about', 'Fires when a visitor submits a form.'),
  fields: {},
  audience: 'offered',
  sample: {},
})
