import { isLink } from './click.ts'
import { createElement } from './create-element.ts'
import { listen } from './listen.ts'
import { tryTo } from './report.ts'

let badge: Element | undefined
let isHeld = false
let isListening = false

const STYLE =
  ':host{all:initial}button{all:unset;box-sizing:border-box;position:fixed;z-index:2147483647;left:16px;bottom:16px;' +
  'padding:8px 12px;border-radius:8px;background:#14213d;color:#fff;font:600 13px/1.4 "Waymark Debug",system-ui,' +
  'sans-serif;box-shadow:0 2px 12px rgb(0 0 0/.35);cursor:pointer}button:focus-visible{outline:3px solid #7fb2ff;' +
  'outline-offset:2px}'

/** Says on the page that it is being debugged; a click leads back to the debugger. */
export function showBadge(debuggerUrl: string, fontUrl: string): void {
  if (badge) return
  badge = createElement('div')
  const root = badge.attachShadow({ mode: 'closed' })
  const button = createElement('button', { type: 'button', title: debuggerUrl }) as HTMLButtonElement
  button.textContent = 'Waymark: this page is being debugged'
  listen(button, 'click', (event: Event) => {
    event.stopPropagation()
    window.opener?.focus()
  })
  root.appendChild(button)
  // A constructed sheet is no inline style: a strict policy of the page lets it be.
  tryTo(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLE)
    root.adoptedStyleSheets = [sheet]
  })
  if (fontUrl) tryTo(() => loadFont(fontUrl))
  document.documentElement.appendChild(badge)
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
}

/** While it is on, links and forms do not lead away from the page, whatever its own listeners do. */
export function preventLeaving(enabled: boolean): void {
  isHeld = enabled
  if (isListening) return
  isListening = true
  holdAll('submit', () => true)
  holdAll('click', (event) => event.composedPath().some((target) => target instanceof Element && isLink(target)))
}

/** Holds events after the page's own listeners: at the end of propagation, or where the page stops it. */
function holdAll(name: string, leads: (event: Event) => boolean): void {
  const hold = (event: Event) => {
    if (isHeld && leads(event)) event.preventDefault()
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

/** The page came back as it was left, from the browser's back-forward cache. */
export function onRestore(run: () => void): void {
  listen(window, 'pageshow', (event: PageTransitionEvent) => {
    if (event.persisted) run()
  })
}
