import { CONSENT_TYPES } from '@waymark/domain/consent'
import { ANONYMIZATION, BUILT_INS } from '@waymark/domain/variable/built-in'
import type { VariableItem } from '../../compile/index.ts'
import type { EvaluatedEvent, Home, Visit } from './visit.ts'

const CLICKS = ['waymark.click', 'waymark.capturingClick', 'waymark.validClick']
const SUBMIT = ['waymark.formSubmit', 'waymark.validFormSubmit']
const HISTORY = ['waymark.history', 'waymark.debouncedHistory']

/** The value of the variable with that id, if there is one. */
export function valueById(visit: Visit, now: EvaluatedEvent, home: Home, id: string): { value: unknown } | undefined {
  for (const items of home.seen) {
    const item = items.variables.find((variable) => variable.id === id)
    if (item) return { value: once(now, id, () => ownValue(visit, now, homeOf(visit, home, item), item)) }
  }
  if (id === ANONYMIZATION.id) return { value: once(now, id, () => anonymized(visit)) }
  const key = (Object.keys(BUILT_INS) as (keyof typeof BUILT_INS)[]).find((name) => BUILT_INS[name].id === id)
  return key && { value: once(now, id, () => builtIn(visit, now, key)) }
}

/** What a visitor is asked for. */
export const TYPES: readonly string[] = CONSENT_TYPES.filter((type) => type !== 'not_require_consent')

/** Which types of consent are asked for and missing. */
function anonymized({ input, consents }: Visit): unknown {
  return Object.fromEntries(TYPES.map((type) => [type, input.settings.gdpr && consents[type] !== 1 ? 1 : 0]))
}

/** What a reference means: a variable, else a key of the data layer. */
function valueByName(visit: Visit, now: EvaluatedEvent, home: Home, name: string): unknown {
  for (const items of home.seen) {
    const item = items.variables.find((variable) => variable.name === name)
    if (item) return valueById(visit, now, home, item.id)!.value
  }
  const known = Object.values(BUILT_INS).find((variable) => variable.name === name)
  if (known) return valueById(visit, now, home, known.id)!.value
  return once(now, `key ${name}`, () => visit.model.get(name))
}

function once(now: EvaluatedEvent, id: string, compute: () => unknown): unknown {
  if (now.values.has(id)) return now.values.get(id)
  if (now.busy.has(id)) {
    now.cycles.add(id)
    return undefined
  }
  now.busy.add(id)
  let value: unknown
  try {
    value = compute()
  } catch {
    value = undefined
  }
  now.busy.delete(id)
  now.values.set(id, value)
  return value
}

/** A variable sees what its own site sees. */
function homeOf(visit: Visit, home: Home, item: VariableItem): Home {
  const own = home.seen.find((items) => items.variables.includes(item))!
  const { site, metaSites } = visit.input
  return { own, seen: own === site ? [site, ...metaSites] : [own, site] }
}

function ownValue(visit: Visit, now: EvaluatedEvent, home: Home, item: VariableItem): unknown {
  const value = item.value ?? ''
  const search = new URLSearchParams(String(visit.page.readDocument('location.search')))
  switch (item.variable_type) {
    case 'constant':
      return value
    case 'cookie':
      return visit.page.readCookie(value)
    case 'document':
      return visit.page.readDocument(value)
    case 'random_number':
      return visit.page.randomNumber()
    case 'data_layer':
      return visit.model.get(value.replace(/\[(\d+)\]/g, '.$1'))
    case 'url':
      if (value === 'query') return String(visit.page.readDocument('location.search')).slice(1)
      if (value === 'protocol') return String(visit.page.readDocument('location.protocol')).slice(0, -1)
      return search.get(String(item.options.parameter_name)) ?? undefined
    case 'lookup_table': {
      const input = textOf(resolve(visit, now, home, value))
      for (const row of item.options.mapping as { input: string; output: string }[]) {
        if (textOf(resolve(visit, now, home, row.input)) === input) return resolve(visit, now, home, row.output)
      }
      const fallback = item.options.default_value
      return typeof fallback === 'string' ? resolve(visit, now, home, fallback) : undefined
    }
    case 'custom_js':
      return evaluated(value, (name) => valueByName(visit, now, home, name))
    case 'dom_element': {
      const found = visit.page.findElements(
        item.options.selector_type as 'css',
        String(resolve(visit, now, home, value)),
      )
      if (!found.length) return undefined
      if (!item.options.extract_text_content) return found[0]
      return found.map((element) => visit.page.textWithin(element).trim()).join(' ')
    }
    default:
      return undefined
  }
}

/** Code of the site with its references: their texts inside quotes, else their values. */
function evaluated(code: string, read: (name: string) => unknown): unknown {
  const given: unknown[] = []
  const whole = code
    .replace(/;$/, '')
    .replace(/'\{\{ ([^{}]+) \}\}'/g, (_all, name) => JSON.stringify(textOf(read(name))))
    .replace(/\{\{ ([^{}]+) \}\}/g, (_all, name) => `given[${given.push(read(name)) - 1}]`)
  const value = new Function('given', `return (${whole})`)(given)
  return typeof value === 'function' ? value() : value
}

/** A text of a form with its references. */
export function resolve(visit: Visit, now: EvaluatedEvent, home: Home, text: string): unknown {
  const single = /^\{\{ ([^{}]+) \}\}$/.exec(text)
  if (single) return valueByName(visit, now, home, single[1]!)
  return text.replace(/\{\{ ([^{}]+) \}\}/g, (_all, name) => textOf(valueByName(visit, now, home, name)))
}

export function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  if (Array.isArray((value as { selectors?: unknown }).selectors)) return (value as { markup: string }).markup
  return JSON.stringify(value)
}

const hash = (url: string) => (url.includes('#') ? url.slice(url.indexOf('#') + 1) : undefined)

function builtIn(visit: Visit, now: EvaluatedEvent, key: keyof typeof BUILT_INS): unknown {
  const on = (events: readonly string[], field: string) => (events.includes(now.name) ? now.fields[field] : undefined)
  const read = (path: string) => visit.page.readDocument(path)
  switch (key) {
    case 'event':
      return now.name
    case 'clickId':
      return on(CLICKS, 'elementId')
    case 'clickClasses':
      return on(CLICKS, 'elementClasses')
    case 'clickUrl':
      return on(CLICKS, 'elementUrl')
    case 'clickElement':
      return on(CLICKS, 'element')
    case 'formId':
      return on(SUBMIT, 'elementId')
    case 'formClasses':
      return on(SUBMIT, 'elementClasses')
    case 'formUrl':
      return on(SUBMIT, 'elementUrl')
    case 'formName':
      return on(SUBMIT, 'elementName')
    case 'foundElements':
      return on(['waymark.elementPresence'], 'foundElements')
    case 'historySource':
      return on(HISTORY, 'historySource')
    case 'historyState':
      return on(HISTORY, 'newHistoryState')
    case 'oldHistoryFragment':
      return on(HISTORY, 'oldHistoryFragment')
    case 'oldHistoryState':
      return on(HISTORY, 'oldHistoryState')
    case 'historyFragment':
      return hash(String(read('location.hash')))
    case 'leaveContent':
      return on(['waymark.leaveContent'], 'edge')
    case 'defaultPrevented':
      return on(['waymark.validClick', 'waymark.validFormSubmit'], 'defaultPrevented')
    case 'visibleElement':
      return on(['waymark.elementVisibility'], 'visibleElement')
    case 'timerCount':
      return on(['waymark.interval'], 'timerCount')
    case 'errorMessage':
    case 'errorFile':
    case 'errorLine':
      return on(['waymark.javascriptError'], key)
    case 'timeOnWebsite':
      return on(['waymark.timer'], 'timeOnWebsite')
    case 'pageScroll':
      return now.name === 'waymark.scroll'
        ? { pixels: now.fields.pixels, percentage: now.fields.percentage }
        : undefined
    case 'pageUrl':
      return read('location.href')
    case 'pageHostname':
      return read('location.hostname')
    case 'pagePath':
      return read('location.pathname')
    case 'referrer':
      return read('referrer')
    case 'consents':
      return {
        current_state: { ...visit.consents },
        previous_state: { ...visit.previous },
        timestamp: visit.decidedAt,
      }
    case 'cdpAudience':
      return visit.audiences
    default:
      return visit.session.get(key)
  }
}
