import {
  AUDIENCE_MATCHERS,
  DEFAULT_MATCHERS,
  ELEMENT_MATCHERS,
  MULTIPLICITY_MATCHERS,
  VISIBILITY_MATCHERS,
  VISIT_MATCHERS,
} from '../../matcher/index.ts'
import { type Message, msg } from '../../message/index.ts'
import type { BuiltIn } from './built-in.ts'

/** The edge where the pointer left the page: the upper one, or any. */
export const LEAVE_EDGES = ['top', 'any'] as const
/** The intervals of a time-on-website trigger, in seconds. */
export const SECONDS_ON_WEBSITE = ['3', '5', '15', '30', '60', '120', '180', '300'] as const
export const TRAFFIC_SOURCES = ['campaign', 'organic_search', 'social', 'website', 'direct'] as const

/** Makes variables of a collector, whose values are compared as texts. */
const from =
  (collector: BuiltIn['collector']) =>
  (id: string, label: Message, reads?: string): BuiltIn => ({
    ...{ id, name: label.message, label, collector, matchers: DEFAULT_MATCHERS, value: { kind: 'text' } },
    ...(reads && { reads }),
  })
const field = from('data_layer')
const path = from('document')
const kept = from('cookie')
const audience = from('cdp_audience')

/** The variables of every site. Ids are the same everywhere; the names, which references use, are the English labels. */
export const BUILT_INS = {
  campaign: kept('a3f51ab7-ea76-4adc-a839-a32d392df37c', msg('built-in.campaign', 'Campaign')),
  cdpAudience: {
    ...audience('46505189-34d1-4d98-8418-bd827c3a7c57', msg('built-in.cdp-audience', 'CDP Audience')),
    matchers: AUDIENCE_MATCHERS,
    value: { kind: 'audience' },
  },
  clickClasses: field(
    'efc09356-e1f2-40f7-8a0a-4c454429e678',
    msg('built-in.click-classes', 'Click Classes'),
    'elementClasses',
  ),
  clickElement: {
    ...field('db5a673e-dabe-4dfa-908c-d08b369d08c9', msg('built-in.click-element', 'Click Element'), 'element'),
    matchers: ELEMENT_MATCHERS,
    value: { kind: 'selector' },
  },
  clickId: field('f39468e9-ae2d-4e58-9e2c-73a4d44add6f', msg('built-in.click-id', 'Click ID'), 'elementId'),
  clickUrl: field('efd3558a-714d-4b33-9edd-2bbeb0b5eaf7', msg('built-in.click-url', 'Click Url'), 'elementUrl'),
  consents: field('67f49c79-bab6-4b0f-95c8-3bf624b6398f', msg('built-in.consents', 'Consents')),
  defaultPrevented: {
    ...field(
      '89edb3a5-038f-4056-94f0-ac1a5c62c263',
      msg('built-in.default-prevented', 'Default Prevented'),
      'defaultPrevented',
    ),
    matchers: ['is_false'],
    value: { kind: 'none' },
  },
  errorFile: field('4c2543e1-cf9e-4bd1-908b-247785ff2731', msg('built-in.error-file', 'Error File'), 'errorFile'),
  errorLine: field('d2b68419-d14d-4ca4-9f00-d8981d4aecaf', msg('built-in.error-line', 'Error Line'), 'errorLine'),
  errorMessage: field(
    '1bf43e5e-e4f0-48cc-91f8-7b1accb71d90',
    msg('built-in.error-message', 'Error Message'),
    'errorMessage',
  ),
  event: field('977a1f9d-4fdb-43bf-9549-bdf68a7b69a6', msg('built-in.event', 'Event'), 'event'),
  externalReferrer: kept(
    '6fa9617f-00b8-4bed-8112-ccbb32033c74',
    msg('built-in.external-referrer', 'External referrer'),
  ),
  formClasses: field(
    'd7c47336-342d-4c9b-b35a-fa13f238ca44',
    msg('built-in.form-classes', 'Form Classes'),
    'elementClasses',
  ),
  formId: field('b1504526-de0d-4c27-9ff0-1ee7734561ed', msg('built-in.form-id', 'Form ID'), 'elementId'),
  formName: field('028f3993-dc39-4ad1-8602-f6345c91f3bb', msg('built-in.form-name', 'Form Name'), 'elementName'),
  formUrl: field('0e45761b-d00d-4b18-88c1-eb8fc233d3da', msg('built-in.form-url', 'Form Url'), 'elementUrl'),
  foundElements: {
    ...field('7dead2a9-5804-4cdd-8d73-b04d338952e9', msg('built-in.found-elements', 'Found Elements'), 'foundElements'),
    matchers: MULTIPLICITY_MATCHERS,
    value: { kind: 'css' },
  },
  historyFragment: path(
    'd462fb15-d23c-40e2-bc54-494377accccb',
    msg('built-in.history-fragment', 'History fragment'),
    'location.hash',
  ),
  historySource: field(
    'caf01b44-cdbf-4a7e-a7e8-0150744b4e32',
    msg('built-in.history-source', 'History source'),
    'historySource',
  ),
  historyState: field(
    'c98aff1e-a24a-4ab7-bad4-d7e0f056b42e',
    msg('built-in.history-state', 'History state'),
    'newHistoryState',
  ),
  leaveContent: {
    ...field('c2fe42d6-2cbc-45d0-b4df-af92fdbdc2fc', msg('built-in.leave-content', 'Leave content'), 'edge'),
    matchers: MULTIPLICITY_MATCHERS,
    value: { kind: 'one-of', values: LEAVE_EDGES },
  },
  oldHistoryFragment: field(
    '44ef5a4b-4009-4f66-8fb4-c8137c0ed1b0',
    msg('built-in.old-history-fragment', 'Old history fragment'),
    'oldHistoryFragment',
  ),
  oldHistoryState: field(
    'a489adb8-f2cf-4a09-8b7a-e6a048b943d7',
    msg('built-in.old-history-state', 'Old history state'),
    'oldHistoryState',
  ),
  pageHostname: path(
    '42ff090e-f97c-45b5-8625-21ae26891382',
    msg('built-in.page-hostname', 'Page Hostname'),
    'location.hostname',
  ),
  pagePath: path('e1e2b185-464f-4eb5-8575-feec34c5e281', msg('built-in.page-path', 'Page Path'), 'location.pathname'),
  pageScroll: {
    ...field('a9a87b7d-d565-433d-8090-df9d80bf91f5', msg('built-in.page-scroll', 'Page Scroll')),
    matchers: MULTIPLICITY_MATCHERS,
    value: { kind: 'number' },
  },
  pageUrl: path('67ed6060-eace-4370-8ede-a083f7c909f1', msg('built-in.page-url', 'Page Url'), 'location.href'),
  referrer: path('8530b589-aaac-42e4-b4c0-dfeef1360ee5', msg('built-in.referrer', 'Referrer'), 'referrer'),
  returningVisitor: {
    ...kept('d76335ca-0ae1-4540-8b7e-5ff7acb0d14f', msg('built-in.returning-visitor', 'Returning Visitor')),
    matchers: ['is_true', 'is_false'],
    value: { kind: 'none' },
  },
  timeOnWebsite: {
    ...field(
      '4a3cbab8-e239-44ca-b1c9-6c1bc5cc3fbd',
      msg('built-in.time-on-website', 'Time on website'),
      'timeOnWebsite',
    ),
    matchers: MULTIPLICITY_MATCHERS,
    value: { kind: 'one-of', values: SECONDS_ON_WEBSITE },
  },
  timerCount: {
    ...field('254dd089-2a3a-4aa6-ad18-bf20620394ce', msg('built-in.timer-count', 'Timer Count'), 'timerCount'),
    matchers: ['each_time'],
    value: { kind: 'seconds' },
  },
  trafficSource: {
    ...kept('78fec807-3991-4fbc-ad57-238a6960d0b7', msg('built-in.traffic-source', 'Traffic source')),
    matchers: ['equals', 'does_not_equal'],
    value: { kind: 'one-of', values: TRAFFIC_SOURCES },
  },
  viewWithinSession: {
    ...kept('18c827bd-43e2-409a-a25d-cd8b0f6b95f7', msg('built-in.view-within-session', 'View within session')),
    matchers: VISIT_MATCHERS,
    value: { kind: 'minutes' },
  },
  visibleElement: {
    ...field(
      'cccbd9f8-e160-4ec2-a9ba-5636224c4010',
      msg('built-in.visible-element', 'Visible Element'),
      'visibleElement',
    ),
    matchers: VISIBILITY_MATCHERS,
    value: { kind: 'css' },
  },
} as const satisfies Record<string, BuiltIn>
