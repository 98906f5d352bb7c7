import type { Collect } from '../core/engine.ts'
import { privacyOf } from '../state/privacy-of.ts'
import { anonymization } from './anonymization.ts'
import { customJs } from './custom-js.ts'
import { dataLayer } from './data-layer.ts'
import { domElement } from './dom-element.ts'
import { lookupTable } from './lookup-table.ts'
import { fragment, urlParameter, urlProtocol, urlQuery } from './url.ts'

/** Ids of the visitor's audiences; undefined until they are known. */
export const audience: Collect = (engine) => engine.knownAudiences

/** The text, not converted. */
export const constant: Collect = (_engine, variable) => variable[1]

/** The decoded text of the first cookie of that name. */
export const cookie: Collect = (engine, variable) => engine.page.readCookie(variable[1] as string)

/** A path on the document, such as `location.href` or `title`. */
export const documentPath: Collect = (engine, variable) => engine.page.readDocument(variable[1] as string)

/** The name of the present event. */
export const eventName: Collect = (engine) => engine.present.named

/** The value of an abandoned variable. */
export const nothing: Collect = () => undefined

/** A number in [0, 1), the same throughout one event. */
export const random: Collect = (engine) => engine.page.randomNumber()

/** A value of the session state, read when the page started. */
export const sessionValue: Collect = (engine, variable) => engine.session[variable[1] as string]

/** A field of the present event, on the events that carry it; undefined on every other. */
export const eventField: Collect = (engine, variable) => {
  const { named, carried } = engine.present
  for (let index = 2; index < variable.length; index++)
    if (variable[index] === named) return carried[variable[1] as string]
  return undefined
}

/** How far the visitor has scrolled, on scroll events. */
export const scrollPosition: Collect = (engine, variable) => {
  const { named, carried } = engine.present
  return named === variable[1] ? { pixels: carried.pixels, percentage: carried.percentage } : undefined
}

/** The visitor's decisions, now and before the last change. */
export const consents: Collect = (engine) => {
  const { allowed, previous, decidedAt } = privacyOf(engine)
  return { current_state: { ...allowed }, previous_state: { ...previous }, timestamp: decidedAt }
}

/** The functions that compute variables. */
export const collectors = {
  anonymization,
  audience,
  consents,
  constant,
  cookie,
  customJs,
  dataLayer,
  documentPath,
  domElement,
  eventField,
  eventName,
  fragment,
  lookupTable,
  nothing,
  random,
  scrollPosition,
  sessionValue,
  urlParameter,
  urlProtocol,
  urlQuery,
} as const satisfies Record<string, Collect>
