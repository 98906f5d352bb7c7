import { eachKey } from '../engine/core/list.ts'
import type { MadeElement } from '../engine/core/page.ts'
import { tryTo } from './report.ts'
import { trustedAttribute } from './trusted.ts'

/** A document that knows none of the page's web components. */
let outside: Document | undefined

/** Makes an element as a browser makes it of markup. */
export function makeElement(made: MadeElement): Element {
  const is = made[3]
  const isComponent = is || /-/.test(made[2])
  // In the page its class would be called at once, before it has attributes and children.
  if (isComponent) outside ||= document.implementation.createHTMLDocument('')
  const place = isComponent ? outside! : document
  const element = Document.prototype.createElementNS.call(place, made[1], made[2], is ? { is } : undefined)
  eachKey(made[4] || {}, (key, text) =>
    tryTo(() => {
      const parts = key.split(' ')
      element.setAttributeNS(parts[1]!, parts[0]!, trustedAttribute(element, parts[0]!, text))
    }),
  )
  if (made[5]) (element as HTMLMediaElement).muted = true
  return element
}
