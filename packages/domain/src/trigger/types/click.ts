import * as v from 'valibot'
import { type Field, formattedSwitch, named } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { checkValidation, VALIDATION } from './check-validation.ts'
import { defineTriggerType } from './define.ts'

/** The choice between the two types of click triggers: whether links and forms wait for the tags. */
const waitForTags: Field<boolean, 'click' | 'capturing_click', 'trigger_type', 'checkbox'> = {
  ...named({
    api: 'trigger_type' as const,
    label: msg('trigger-type.click.wait', 'Wait for tags'),
    hint: msg(
      'trigger-type.click.wait-hint',
      'Delays the link until tags have fired. Clicks whose propagation the page stops are then detected only with “Check validation”.',
    ),
  }),
  control: 'checkbox',
  initial: false,
  form: v.boolean(),
  wire: v.picklist(['click', 'capturing_click']),
  encode: (wait) => (wait ? 'click' : 'capturing_click'),
  decode: (type) => type === 'click',
  format: (type) => formattedSwitch(type === 'click'),
}

export const click = defineTriggerType({
  id: 'click',
  types: {
    capturing_click: {
      name: msg('trigger-label.capturing-click', 'Click'),
      icon: 'cursor',
      event: 'waymark.capturingClick',
    },
    click: {
      name: msg('trigger-label.click', 'Click, waiting for tags'),
      icon: 'cursor',
      event: 'waymark.click',
      validEvent: 'waymark.validClick',
    },
  },
  about: msg('trigger-type.click.about', 'Fires when a visitor clicks on the page.'),
  fields: {
    waitForTags,
    checkValidation: checkValidation(
      msg('trigger-type.click.check-hint', 'Counts only clicks whose default action the page does not prevent.'),
    ),
  },
  // Captured clicks come before the page can prevent them.
  when: { checkValidation: (form) => form.waitForTags },
  condition: { ...VALIDATION, types: ['click'] },
  audience: 'offered',
  sample: { waitForTags: true, checkValidation: true },
})
