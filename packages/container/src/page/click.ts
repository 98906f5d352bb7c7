import type { Defer, Interaction } from '../engine/core/page.ts'
import { afterHandlers } from './after-handlers.ts'
import { listen } from './listen.ts'
import { tryTo } from './report.ts'

/** Number of ancestors that are searched for a link at most. */
const LEVELS = 20

export function onClick(capturing: boolean, run: (click: Interaction) => void, defer?: Defer): void {
  const onEvent = (event: MouseEvent) => {
    const click = readClick(event, defer)
    if (click) run(click)
  }
  const target = capturing ? window : document
  listen(target, 'click', onEvent, capturing)
  listen(target, 'auxclick', onEvent, capturing)
}

export function onValidClick(run: (click: Interaction) => void, defer?: Defer): void {
  const read = (event: MouseEvent) => readClick(event, defer)
  afterHandlers('click', read, run)
  afterHandlers('auxclick', read, run)
}

function readClick(event: MouseEvent, defer?: Defer): Interaction | undefined {
  const element = targetOf(event)
  if (!element || event.button > 1) return undefined
  const isOnLink = isLink(element)
  return {
    fields: {
      element,
      elementId: element.getAttribute('id') || '',
      elementClasses: element.getAttribute('class') || '',
      elementUrl: isOnLink ? addressOf(element) : '',
      button: event.button,
    },
    defer: (ms) => {
      if (isOnLink) defer?.(event, element, ms)
    },
  }
}

/** The link around the clicked element, or the element itself; also in open shadow trees. */
function targetOf(event: Event): Element | undefined {
  const path = event.composedPath()
  for (let index = 0; index <= LEVELS && index < path.length; index++) {
    const element = path[index]
    if (element instanceof Element && isLink(element)) return element
  }
  return path[0] instanceof Element ? path[0] : undefined
}

export function isLink(element: Element): boolean {
  // A field of a form may be named `tagName`.
  return `${element.tagName}`.toLowerCase() === 'a'
}

/** The absolute address of a link in HTML or SVG; '' if it has none. */
export function addressOf(link: Element): string {
  const { href } = link as HTMLAnchorElement | SVGAElement
  if (typeof href === 'string') return href
  return (href?.baseVal && tryTo(() => new URL(href.baseVal, document.baseURI).href)) || ''
}
