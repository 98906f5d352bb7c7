import type { Collect } from '../core/engine.ts'
import { anonymization } from './anonymization.ts'
import { audience } from './audience.ts'
import { consents } from './consents.ts'
import { constant } from './constant.ts'
import { cookie } from './cookie.ts'
import { customJs } from './custom-js.ts'
import { dataLayer } from './data-layer.ts'
import { dataLayerKey } from './data-layer-key.ts'
import { documentPath } from './document.ts'
import { domElement } from './dom-element.ts'
import { eventField } from './event-field.ts'
import { eventName } from './event-name.ts'
import { fragment } from './fragment.ts'
import { lookupTable } from './lookup-table.ts'
import { nothing } from './nothing.ts'
import { random } from './random.ts'
import { scrollPosition } from './scroll-position.ts'
import { sessionValue } from './session-value.ts'
import { urlParameter } from './url-parameter.ts'
import { urlProtocol } from './url-protocol.ts'
import { urlQuery } from './url-query.ts'

/** Every way to compute a variable. */
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
  dataLayerKey,
  lookupTable,
  nothing,
  random,
  scrollPosition,
  sessionValue,
  urlParameter,
  urlProtocol,
  urlQuery,
} as const satisfies Record<string, Collect>
