import { msg } from '../../message/index.ts'
import { checkValidation, VALIDATION } from './check-validation.ts'
import { defineTriggerType } from './define.ts'

export const formSubmission = defineTriggerType({
  id: 'form-submission',
  types: {
    form_submission: {
      name: msg('trigger-label.form-submission', 'Form submission'),
      icon: 'form',
      event: 'waymark.formSubmit',
      validEvent: 'waymark.validFormSubmit',
    },
  },
  about: msg('trigger-type.form-submission.about', 'Fires when a visitor submits a form.'),
  fields: {
    checkValidation: checkValidation(
      msg(
        'trigger-type.form-submission.check-hint',
        'Counts a form only when the page lets the browser send it. Leave it off for forms that a script sends.',
      ),
    ),
  },
  condition: VALIDATION,
  audience: 'offered',
  sample: { checkValidation: true },
})
