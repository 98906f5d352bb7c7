import type { Defer } from '../engine/core/page.ts'
import { addressOf } from './click.ts'
import { createElement } from './create-element.ts'
import { copyAttributes, defer, opensHere } from './defer.ts'

/** Attributes that control how a link is followed, besides its address. */
const ATTRIBUTES = ['target', 'rel', 'referrerpolicy', 'download', 'ping']

/** Elements inside a link that handle a click themselves. */
const CONTROLS = 'button,input,select,textarea,label,summary,video,audio'

/**
 * Follows a link later by a click on a copy of it outside the document: this calls no listener of the page, and the
 * browser treats it as any link.
 */
export const deferLink: Defer = (event: MouseEvent, link: Element, ms) => {
  if (event.button !== 0 || event.ctrlKey || event.shiftKey || event.altKey || event.metaKey) return
  defer(event, ms, () => {
    const url = addressOf(link)
    if (!leadsAway(link, url) || isOnControl(event, link)) return undefined
    const copy = createElement('a') as HTMLAnchorElement
    copyAttributes(link, copy, ATTRIBUTES)
    copy.href = url
    return () => copy.click()
  })
}

/** Whether a link replaces this page by another one. */
function leadsAway(link: Element, url: string): boolean {
  if (link.hasAttribute('download') || link.hasAttribute('data-disable-delay')) return false
  if ((link as HTMLElement).isContentEditable) return false
  if (!/^https?:/.test(url) || !opensHere(link.getAttribute('target'))) return false
  return !url.includes('#') || url.split('#')[0] !== location.href.split('#')[0]
}

/** Whether the click was on a control inside the link. */
function isOnControl(event: Event, link: Element): boolean {
  const path = event.composedPath()
  for (let index = 0; path[index] !== link && index < path.length; index++) {
    const inner = path[index]
    if (inner instanceof Element && inner.matches(CONTROLS)) return true
  }
  return false
}
