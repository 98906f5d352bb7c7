import type { Interaction } from '../engine/core/page.ts'
import { defer, opensHere } from './defer.ts'
import { listen } from './listen.ts'
import { tryTo } from './report.ts'

/** The most ancestors that are searched for a link. */
const LEVELS = 20

export function onClick(capturing: boolean, run: (click: Interaction) => void): void {
  const hear = (event: MouseEvent) => {
    const element = targetOf(event)
    if (!element || event.button > 1) return
    const url = isLink(element) ? addressOf(element) : ''
    run({
      fields: {
        element,
        elementId: element.getAttribute('id') || '',
        elementClasses: element.getAttribute('class') || '',
        elementUrl: url,
        button: event.button,
      },
      defer: (ms) => {
        if (waits(event, element, url)) defer(event, ms, () => location.assign(url))
      },
    })
  }
  const target = capturing ? window : document
  listen(target, 'click', hear, capturing)
  listen(target, 'auxclick', hear, capturing)
}

/** The clicked element, in open shadow trees too, raised to the link around it. */
function targetOf(event: Event): Element | undefined {
  const path = event.composedPath()
  for (let index = 0; index <= LEVELS && index < path.length; index++) {
    const element = path[index]
    if (element instanceof Element && isLink(element)) return element
  }
  return path[0] instanceof Element ? path[0] : undefined
}

export function isLink(element: Element): boolean {
  return element.tagName.toLowerCase() === 'a'
}

/** Where a link leads; links in drawings keep their address as it is written. */
function addressOf(link: Element): string {
  const { href } = link as HTMLAnchorElement | SVGAElement
  if (typeof href === 'string') return href
  return (href?.baseVal && tryTo(() => new URL(href.baseVal, document.baseURI).href)) || ''
}

/** Whether a click leads away from the page in this window, so that tags need time. */
function waits(event: MouseEvent, element: Element, url: string): boolean {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.shiftKey || event.altKey || event.metaKey) {
    return false
  }
  if (element.hasAttribute('download') || element.hasAttribute('data-disable-delay')) return false
  if (!/^https?:/.test(url) || !opensHere(element.getAttribute('target'))) return false
  return !url.includes('#') || url.split('#')[0] !== location.href.split('#')[0]
}
