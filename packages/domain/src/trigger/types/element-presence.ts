import { CONDITION_VALUE_LIMIT, MULTIPLICITY_MATCHERS } from '../../condition/index.ts'
import { textWith } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { selectorError } from '../../selector/index.ts'
import { BUILT_INS } from '../../variable/built-in/index.ts'
import { defineTriggerType } from './define.ts'
import { multiplicity } from './multiplicity.ts'

export const elementPresence = defineTriggerType({
  id: 'element-presence',
  types: {
    element_presence: {
      name: msg('trigger-label.element-presence', 'Element presence'),
      icon: 'element',
      event: 'waymark.elementPresence',
    },
  },
  about: msg('trigger-type.element-presence.about', 'Fires when an element is on the page or appears there later.'),
  fields: {
    value: textWith('selector', {
      api: 'value',
      max: CONDITION_VALUE_LIMIT,
      label: msg('trigger-type.element-presence.value', 'CSS selector'),
    }),
    multiplicity: multiplicity({
      caption: msg('multiplicity.element-presence.caption', 'Including elements that appear later'),
      eachTime: msg('multiplicity.new-elements', 'Each time new elements are found'),
    }),
  },
  multiplicity: ['multiplicity'],
  condition: { variableId: BUILT_INS.foundElements.id, matchers: MULTIPLICITY_MATCHERS },
  options: { selector_type: 'css' },
  audience: 'offered',
  valueError: ({ value }) => {
    const key = selectorError(value ?? '', 'css')
    return key && { key }
  },
  sample: { value: '.product-card:not(.sold-out)', multiplicity: 'once_per_page_view' },
})
