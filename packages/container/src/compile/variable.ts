import { CONSENT_TYPES, needsConsent } from '@waymark/domain/consent'
import type { StoredVariableType } from '@waymark/domain/variable'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { ownCode } from './code/own-code.ts'
import { chunk, closed, type Expression, json, list } from './core/expression.ts'
import type { VariableItem } from './core/input.ts'
import type { Scope } from './core/scope.ts'
import type { Sink } from './core/sink.ts'
import { textExpression } from './text.ts'

const collect = (name: string, ...settings: readonly Expression[]) => list([chunk('collectors', name), ...settings])

/** Compiles a variable of the site. Texts with references become functions of these. */
export function variableExpression(item: VariableItem, scope: Scope, sink: Sink): Expression {
  const value = item.value ?? ''
  const { options } = item
  switch (item.variable_type as StoredVariableType) {
    case 'constant':
      return collect('constant', json(value))
    case 'cookie':
      return collect('cookie', json(value))
    case 'data_layer':
      return collect('dataLayer', json(value))
    case 'document':
      return collect('documentPath', json(value))
    case 'random_number':
      return collect('random')
    case 'custom_js':
      return collect('customJs', ownCode(value, scope, sink, { kind: 'variable', id: item.id, name: item.name }))
    case 'url':
      if (value === 'query') return collect('urlQuery')
      if (value === 'protocol') return collect('urlProtocol')
      return collect('urlParameter', json(`${options.parameter_name ?? ''}`))
    case 'dom_element': {
      const kind = `${options.selector_type ?? 'element_id'}`
      const extracting = options.extract_text_content ? 1 : 0
      return collect('domElement', json(kind), closed(textExpression(value, scope)), json(extracting))
    }
    case 'lookup_table':
      return lookupExpression(value, options, scope)
    case 'abandoned':
    case 'cdp_audience':
      return collect('nothing')
  }
}

function lookupExpression(value: string, options: Readonly<Record<string, unknown>>, scope: Scope): Expression {
  const text = (given: unknown) => closed(textExpression(typeof given === 'string' ? given : '', scope))
  const rows = Array.isArray(options.mapping) ? (options.mapping as Record<string, unknown>[]) : []
  const fallback = options.default_value
  return collect(
    'lookupTable',
    text(value),
    ...rows.flatMap((row) => [text(row.input), text(row.output)]),
    ...(typeof fallback === 'string' ? [text(fallback)] : []),
  )
}

type BuiltInKey = keyof typeof BUILT_INS

const CLICKS = ['waymark.click', 'waymark.capturingClick', 'waymark.validClick']
const SUBMIT = ['waymark.formSubmit', 'waymark.validFormSubmit']
const ERROR = ['waymark.javascriptError']
const HISTORY = ['waymark.history', 'waymark.debouncedHistory']
const field = (name: string, events: readonly string[]) =>
  collect('eventField', json(name), ...events.map((event) => json(event)))
const path = (text: string) => collect('documentPath', json(text))
const session = (name: string) => collect('sessionValue', json(name))

/** The source of each built-in variable. */
const SOURCES: Readonly<Record<BuiltInKey, Expression>> = {
  campaign: session('campaign'),
  cdpAudience: collect('audience'),
  clickClasses: field('elementClasses', CLICKS),
  clickElement: field('element', CLICKS),
  clickId: field('elementId', CLICKS),
  clickUrl: field('elementUrl', CLICKS),
  consents: collect('consents'),
  defaultPrevented: field('defaultPrevented', ['waymark.validClick', 'waymark.validFormSubmit']),
  errorFile: field('errorFile', ERROR),
  errorLine: field('errorLine', ERROR),
  errorMessage: field('errorMessage', ERROR),
  event: collect('eventName'),
  externalReferrer: session('externalReferrer'),
  formClasses: field('elementClasses', SUBMIT),
  formId: field('elementId', SUBMIT),
  formName: field('elementName', SUBMIT),
  formUrl: field('elementUrl', SUBMIT),
  foundElements: field('foundElements', ['waymark.elementPresence']),
  historyFragment: collect('fragment'),
  historySource: field('historySource', HISTORY),
  historyState: field('newHistoryState', HISTORY),
  leaveContent: field('edge', ['waymark.leaveContent']),
  oldHistoryFragment: field('oldHistoryFragment', HISTORY),
  oldHistoryState: field('oldHistoryState', HISTORY),
  pageHostname: path('location.hostname'),
  pagePath: path('location.pathname'),
  pageScroll: collect('scrollPosition', json('waymark.scroll')),
  pageUrl: path('location.href'),
  referrer: path('referrer'),
  returningVisitor: session('returningVisitor'),
  timeOnWebsite: field('timeOnWebsite', ['waymark.timer']),
  timerCount: field('timerCount', ['waymark.interval']),
  trafficSource: session('trafficSource'),
  viewWithinSession: session('viewWithinSession'),
  visibleElement: field('visibleElement', ['waymark.elementVisibility']),
}

const KEYS = new Map<string, BuiltInKey>(
  Object.entries(BUILT_INS).map(([key, { id }]) => [id, key as BuiltInKey] as const),
)

/** Compiles a built-in or system variable. */
export function builtInExpression(id: string, gdpr: boolean): Expression {
  const key = KEYS.get(id)
  return key ? SOURCES[key] : collect('anonymization', json(gdpr ? 1 : 0), json(CONSENT_TYPES.filter(needsConsent)))
}

/** The initialisers of the session state, by the built-in variable that needs each. */
export const SESSION_INITIALISERS: readonly (readonly [BuiltInKey, string])[] = [
  ['campaign', 'startCampaign'],
  ['externalReferrer', 'startExternalReferrer'],
  ['returningVisitor', 'startReturningVisitor'],
  ['trafficSource', 'startTrafficSource'],
  ['viewWithinSession', 'startLastInteraction'],
]
