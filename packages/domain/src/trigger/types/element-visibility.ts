import {
  CONDITION_VALUE_LIMIT,
  DEFAULT_OPTIONS,
  VISIBILITY_MATCHERS,
  VISIBLE_PERCENTAGE,
  VISIBLE_SECONDS,
} from '../../condition/index.ts'
import { flag, integer, textWith } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { selectorError } from '../../selector/index.ts'
import { BUILT_INS } from '../../variable/built-in/index.ts'
import { defineTriggerType } from './define.ts'
import { visibilityMultiplicity } from './multiplicity.ts'

export const elementVisibility = defineTriggerType({
  id: 'element-visibility',
  types: {
    element_visibility: {
      name: msg('trigger-label.element-visibility', 'Element visibility'),
      icon: 'eye',
      event: 'waymark.elementVisibility',
    },
  },
  about: msg('trigger-type.element-visibility.about', 'Fires when a visitor sees an element on the screen.'),
  fields: {
    value: textWith('selector', {
      api: 'value',
      max: CONDITION_VALUE_LIMIT,
      label: msg('trigger-type.element-visibility.value', 'CSS selector'),
    }),
    percentage: integer({
      api: 'visible_percentage',
      label: msg('trigger-type.element-visibility.percentage', 'Share in view'),
      hint: msg('trigger-type.element-visibility.percentage-hint', 'At least this much of its area'),
      initial: String(DEFAULT_OPTIONS.visible_percentage),
      suffix: '%',
      ...VISIBLE_PERCENTAGE,
    }),
    seconds: integer({
      api: 'visible_seconds',
      label: msg('trigger-type.element-visibility.seconds', 'Time in view'),
      hint: msg('trigger-type.element-visibility.seconds-hint', 'Without a break; 0 fires at once'),
      initial: String(DEFAULT_OPTIONS.visible_seconds),
      suffix: 's',
      ...VISIBLE_SECONDS,
    }),
    observeChanges: flag({
      api: 'observe_changes',
      label: msg('trigger-type.element-visibility.observe', 'Also elements added later'),
      hint: msg(
        'trigger-type.element-visibility.observe-hint',
        'Watches the page for elements that its scripts insert.',
      ),
    }),
    multiplicity: visibilityMultiplicity,
  },
  multiplicity: ['multiplicity'],
  condition: { variableId: BUILT_INS.visibleElement.id, matchers: VISIBILITY_MATCHERS },
  options: { selector_type: 'css' },
  audience: 'offered',
  valueError: ({ value }) => {
    const key = selectorError(value ?? '', 'css')
    return key && { key }
  },
  sample: {
    value: '.product-card',
    percentage: '75',
    seconds: '2',
    observeChanges: true,
    multiplicity: 'once_per_element',
  },
})
