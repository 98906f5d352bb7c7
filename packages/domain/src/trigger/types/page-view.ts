import { minutesError, VISIT_MATCHERS } from '../../condition/index.ts'
import { select } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { BUILT_INS } from '../../variable/built-in/index.ts'
import { defineTriggerType } from './define.ts'
import { idleMinutes, visitMultiplicity } from './multiplicity.ts'

export const pageView = defineTriggerType({
  id: 'page-view',
  types: {
    page_view: { name: msg('trigger-label.page-view', 'Page view'), icon: 'page', event: 'waymark.pageView' },
    dom_ready: { name: msg('trigger-label.dom-ready', 'DOM ready'), icon: 'dom', event: 'waymark.domReady' },
    page_load: { name: msg('trigger-label.page-load', 'Page load'), icon: 'window', event: 'waymark.pageLoad' },
  },
  about: msg('trigger-type.page-view.about', 'Fires when a visitor opens a page.'),
  fields: {
    loads: select({
      api: 'trigger_type',
      as: 'radio',
      initial: 'page_view',
      label: msg('trigger-type.page-view.loads', 'When the tag loads'),
      options: {
        page_view: msg('trigger-type.page-view.page-view', 'As soon as the page is opened'),
        dom_ready: msg('trigger-type.page-view.dom-ready', 'When the page structure is ready (DOM ready)'),
        page_load: msg('trigger-type.page-view.page-load', 'When everything on the page has loaded'),
      },
    }),
    multiplicity: visitMultiplicity,
    idleMinutes,
  },
  when: { idleMinutes: (form) => form.multiplicity !== 'multiple' },
  multiplicity: ['multiplicity', 'idleMinutes'],
  condition: { variableId: BUILT_INS.viewWithinSession.id, matchers: VISIT_MATCHERS, isOptional: true, isShared: true },
  audience: 'offered',
  valueError: ({ multiplicity, idleMinutes }) => (multiplicity === 'multiple' ? undefined : minutesError(idleMinutes)),
  sample: { loads: 'dom_ready', multiplicity: 'once_per_session', idleMinutes: '45' },
})
