import { DEFAULT_OPTIONS, MULTIPLICITY_MATCHERS, scrollError } from '../../condition/index.ts'
import { select } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { BUILT_INS } from '../../variable/built-in/index.ts'
import { defineTriggerType } from './define.ts'
import { multiplicity } from './multiplicity.ts'
import { numberText } from './number-text.ts'

export const pageScroll = defineTriggerType({
  id: 'page-scroll',
  types: {
    page_scroll: { name: msg('trigger-label.page-scroll', 'Page scroll'), icon: 'scroll', event: 'waymark.scroll' },
  },
  about: msg('trigger-type.page-scroll.about', 'Fires when a visitor has scrolled far enough down the page.'),
  fields: {
    value: numberText({ label: msg('trigger-type.page-scroll.value', 'Scrolled by') }),
    unit: select({
      api: 'unit',
      initial: DEFAULT_OPTIONS.unit,
      label: msg('trigger-type.page-scroll.unit', 'Unit'),
      options: {
        percentage: msg('trigger-type.page-scroll.percentage', 'Percent of the page'),
        pixels: msg('trigger-type.page-scroll.pixels', 'Pixels'),
      },
    }),
    multiplicity: multiplicity({
      caption: msg('multiplicity.page-scroll.caption', 'Again after the visitor scrolls back'),
    }),
  },
  multiplicity: ['multiplicity'],
  condition: { variableId: BUILT_INS.pageScroll.id, matchers: MULTIPLICITY_MATCHERS },
  audience: 'offered',
  valueError: ({ value, unit }) => scrollError(value, unit),
  sample: { value: '1200', unit: 'pixels', multiplicity: 'once_per_page_view' },
})
