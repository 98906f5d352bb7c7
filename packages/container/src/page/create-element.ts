import { eachKey } from '../engine/core/list.ts'
import { ownNonce } from './own-script.ts'
import { tryTo } from './report.ts'
import { trustedAttribute } from './trusted.ts'

/** Creates an element with attributes by the browser's own function, even if the page has replaced `createElement`. */
export function createElement(
  name: string | readonly [namespace: string, name: string],
  attributes?: Readonly<Record<string, string>> | 0,
): Element {
  const { prototype } = Document
  const element =
    typeof name === 'string'
      ? prototype.createElement.call(document, name)
      : prototype.createElementNS.call(document, name[0], name[1])
  eachKey(attributes || {}, (attribute, value) =>
    tryTo(() => element.setAttribute(attribute, trustedAttribute(element, attribute, value))),
  )
  if (ownNonce()) (element as HTMLElement).nonce = ownNonce()
  return element
}

/** The body, or the root element while there is no body yet. */
export function bodyOrRoot(): Element {
  return document.body || document.documentElement
}
