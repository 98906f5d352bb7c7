import { eachKey } from '../engine/core/list.ts'
import type { MadeElement } from '../engine/core/page.ts'
import { ownNonce } from './own-script.ts'
import { tryTo } from './report.ts'
import { trustedAttribute } from './trusted.ts'

/** Creates an element with attributes by the browser's own function, even if the page has replaced `createElement`. */
export function createElement(name: string | MadeElement, attributes?: Readonly<Record<string, string>> | 0): Element {
  const element =
    typeof name === 'string'
      ? Document.prototype.createElement.call(document, name)
      : (name[0] as (made: MadeElement) => Element)(name)
  eachKey(attributes || {}, (attribute, value) =>
    tryTo(() => {
      // A policy with a nonce refuses the attribute, but not what is set this way.
      if (attribute === 'style' && ownNonce()) (element as HTMLElement).style.cssText = value
      else element.setAttribute(attribute, trustedAttribute(element, attribute, value))
    }),
  )
  if (ownNonce()) (element as HTMLElement).nonce = ownNonce()
  return element
}

/** The body, or the root element while there is no body yet. */
export function bodyOrRoot(): Element {
  return document.body || document.documentElement
}
