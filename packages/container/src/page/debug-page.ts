import { isLink } from './click.ts'
import { createElement } from './create-element.ts'
import { listen } from './listen.ts'
import { prevent } from './prevent.ts'
import { tryTo } from './report.ts'

let badge: Element | undefined
let isHeld = false
let isListening = false

// A narrow tab in the middle of the right edge. The page is made narrower by its width, so that it covers nothing.
const STYLE =
  ':host{all:initial}button{all:unset;position:fixed;z-index:2147483647;right:0;top:50%;' +
  'transform:translateY(-50%) rotate(180deg);writing-mode:vertical-rl;padding:10px 1px;border-radius:0 6px 6px 0;' +
  'background:#882d7b;color:#fff;font:600 11px/14px "Waymark Debug",system-ui,sans-serif;white-space:nowrap;' +
  'cursor:pointer}button:hover{background:#702365}button:focus-visible{outline:2px solid #fff;outline-offset:-3px}' +
  '@media print{button{display:none}}'

/** Shows on the page that it is being debugged; a click leads back to the debugger. */
export function showBadge(debuggerUrl: string, fontUrl: string, text: string): void {
  if (badge) return
  badge = createElement('div')
  const root = badge.attachShadow({ mode: 'closed' })
  const button = createElement('button', { type: 'button', title: debuggerUrl }) as HTMLButtonElement
  button.textContent = text
  listen(button, 'click', (event: Event) => {
    event.stopPropagation()
    window.opener?.focus()
  })
  root.appendChild(button)
  // A strict policy of the page allows a constructed style sheet, but no inline style.
  tryTo(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLE)
    root.adoptedStyleSheets = [sheet]
  })
  if (fontUrl) tryTo(() => loadFont(fontUrl))
  document.documentElement.appendChild(badge)
  narrow('16px')
}

/** The badge is as wide as a line of its text with its padding. */
const narrow = (by: string) => {
  document.documentElement.style.paddingRight = by
}

function loadFont(url: string): void {
  const face = new FontFace('Waymark Debug', `url(${JSON.stringify(url)})`)
  face.load().then(
    () => document.fonts.add(face),
    () => {},
  )
}

export function hideBadge(): void {
  badge?.remove()
  badge = undefined
  narrow('')
}

/** While enabled, links and forms do not leave the page, and its own listeners cannot change that. */
export function preventLeaving(enabled: boolean): void {
  isHeld = enabled
  if (isListening) return
  isListening = true
  // Also sees what is in closed shadow trees and image maps; not every browser has it.
  const { navigation } = window as { navigation?: EventTarget }
  if (navigation) listen(navigation, 'navigate', (event: NavigateEvent) => isHeld && leads(event) && prevent(event))
  holdAll('submit', () => true)
  holdAll('click', (event) => event.composedPath().some((target) => target instanceof Element && isLink(target)))
}

/** Whether a link or a form leads to another document; steps in the history are not held. */
const leads = ({ userInitiated, hashChange, navigationType, downloadRequest }: NavigateEvent) =>
  userInitiated && !hashChange && downloadRequest === null && /^(push|replace)$/.test(navigationType)

/** Prevents events after the page's own listeners: at the end of propagation, or where the page stops it. */
function holdAll(name: string, leads: (event: Event) => boolean): void {
  const hold = (event: Event) => {
    if (isHeld && leads(event)) prevent(event)
  }
  const holdWhen = (event: Event, stops: 'stopPropagation' | 'stopImmediatePropagation') => {
    event[stops] = () => {
      hold(event)
      Event.prototype[stops].call(event)
    }
  }
  listen(window, name, hold)
  listen(
    window,
    name,
    (event: Event) => {
      holdWhen(event, 'stopPropagation')
      holdWhen(event, 'stopImmediatePropagation')
    },
    true,
  )
}

export function onHide(run: () => void): void {
  listen(window, 'pagehide', run)
}

/** Calls back when the page is restored from the back-forward cache. */
export function onRestore(run: () => void): void {
  listen(window, 'pageshow', (event: PageTransitionEvent) => {
    if (event.persisted) run()
  })
}
