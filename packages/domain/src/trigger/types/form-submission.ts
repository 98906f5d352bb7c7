import { msg } from '../../message/index.ts'
import { defineTriggerTemplate } from './define.ts'

export const formSubmission = defineTriggerTemplate({
  id: 'form-submission',
  types: ['form_submission'],
  name: msg('trigger-type.form-submission', 'Form submission'),
  about: msg('trigger-type.form-submission.about', 'Fires when somebody sends a form.'),
  fields: {},
  audience: 'offered',
  sample: {},
})
