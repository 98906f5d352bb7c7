import { type Message, msg } from '@waymark/domain/message'

/** What may keep a site from being connected, the most usual first. */
export const HINDRANCES = [
  'missing-snippet',
  'mismatched-container',
  'popup-blocked',
  'wrong-address',
  'ad-blocking',
  'opener-policy',
] as const
export type Hindrance = (typeof HINDRANCES)[number]

/** What was noticed while connecting. */
export interface Noticed {
  /** The browser did not open the window. */
  readonly popupBlocked: boolean
  /** The window looked closed before its page had said anything. */
  readonly closedEarly: boolean
  /** The site a page was ready for, if it was another. */
  readonly otherApp: string | null
  /** The origin a page was ready at, if it is none of the site's. */
  readonly strangeOrigin: string | null
  /** The page could not load the version it should run. */
  readonly loadingBlocked: boolean
}

export const NOTHING_NOTICED: Noticed = {
  popupBlocked: false,
  closedEarly: false,
  otherApp: null,
  strangeOrigin: null,
  loadingBlocked: false,
}

/** All that may be the reason, the likeliest first: what was noticed, then the usual order. */
export function likeliest(noticed: Noticed): Hindrance[] {
  const seen: [boolean, Hindrance][] = [
    [noticed.popupBlocked, 'popup-blocked'],
    [noticed.closedEarly, 'opener-policy'],
    [noticed.otherApp !== null, 'mismatched-container'],
    [noticed.strangeOrigin !== null, 'wrong-address'],
    [noticed.loadingBlocked, 'ad-blocking'],
  ]
  const first = seen.filter(([was]) => was).map(([, hindrance]) => hindrance)
  return [...first, ...HINDRANCES.filter((hindrance) => !first.includes(hindrance))]
}

interface HindranceText {
  readonly title: Message
  readonly text: Message
}

/**
 * What is said about each hindrance. Values: `appId` is the site debugged, `otherApp` and `origin` what was noticed;
 * `head`, `policy` and `gentle` are words of code, drawn as such.
 */
const TEXTS: Readonly<Record<Hindrance, HindranceText>> = {
  'missing-snippet': {
    title: msg('debugger.hindrance.snippet.title', 'The snippet is missing'),
    text: msg(
      'debugger.hindrance.snippet.text',
      'The code of Waymark has to be in the {head} of every page you want to debug. Compare it with the one of this website.',
    ),
  },
  'mismatched-container': {
    title: msg('debugger.hindrance.container.title', 'The page loads another container'),
    text: msg(
      'debugger.hindrance.container.text',
      'It may carry the code of a different website. The container here is {appId}; the page has to load the same one.',
    ),
  },
  'popup-blocked': {
    title: msg('debugger.hindrance.popup.title', 'The browser blocked the window'),
    text: msg('debugger.hindrance.popup.text', 'Allow this address to open windows, then try again.'),
  },
  'wrong-address': {
    title: msg('debugger.hindrance.address.title', 'The address is wrong or redirects'),
    text: msg(
      'debugger.hindrance.address.text',
      'Open the address yourself first. A redirect to another site or a sign-in page ends the connection.',
    ),
  },
  'ad-blocking': {
    title: msg('debugger.hindrance.blocker.title', 'Something blocks the container'),
    text: msg(
      'debugger.hindrance.blocker.text',
      'Pause ad blockers on this site. A strict security policy of the site can have the same effect.',
    ),
  },
  'opener-policy': {
    title: msg('debugger.hindrance.opener.title', 'The site isolates its windows'),
    text: msg(
      'debugger.hindrance.opener.text',
      'A {policy} header cuts the link between the two windows. Use {gentle} while you debug.',
    ),
  },
}

const POPUP_IN_SAFARI = msg(
  'debugger.hindrance.popup.safari',
  'In Safari, open Settings, Websites, Pop-up Windows and allow them for this address. Then try again.',
)
const OTHER_APP = msg(
  'debugger.hindrance.container.noticed',
  'The page loaded the container {otherApp}. It has to load {appId}.',
)
const STRANGE_ORIGIN = msg(
  'debugger.hindrance.address.noticed',
  'A page at {origin} answered, which is none of the addresses of this website.',
)

/** The title and text of a hindrance, as precise as what was noticed allows. */
export function hindranceText(hindrance: Hindrance, noticed: Noticed, browser: { safari: boolean }): HindranceText {
  const { title, text } = TEXTS[hindrance]
  if (hindrance === 'popup-blocked' && browser.safari) return { title, text: POPUP_IN_SAFARI }
  if (hindrance === 'mismatched-container' && noticed.otherApp !== null) return { title, text: OTHER_APP }
  if (hindrance === 'wrong-address' && noticed.strangeOrigin !== null) return { title, text: STRANGE_ORIGIN }
  return { title, text }
}
