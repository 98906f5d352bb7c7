import { type Message, msg } from '@waymark/domain/message'

/** What can prevent a connection, the most frequent first. */
export const FAILURE_CAUSES = [
  'missing-snippet',
  'mismatched-container',
  'popup-blocked',
  'wrong-address',
  'ad-blocking',
  'trusted-types',
  'opener-policy',
  'changed-window',
] as const
export type FailureCause = (typeof FAILURE_CAUSES)[number]

/** What was observed while connecting. */
export interface Diagnostics {
  /** The browser did not open the window. */
  readonly popupBlocked: boolean
  /** The window looked closed before its page had sent a message. */
  readonly closedEarly: boolean
  /** The app id in the `ready` of a page, if it was not that of the site. */
  readonly otherApp: string | null
  /** The origin of a `ready`, if it is not one of the site. */
  readonly foreignOrigin: string | null
  /** The page could not load the debug artifact. */
  readonly artifactBlocked: boolean
  /** Trusted Types of the page refused the debug artifact. */
  readonly artifactRefused: boolean
}

export const NO_DIAGNOSTICS: Diagnostics = {
  popupBlocked: false,
  closedEarly: false,
  otherApp: null,
  foreignOrigin: null,
  artifactBlocked: false,
  artifactRefused: false,
}

/** All causes, the most probable first: those that the diagnostics point to, then the usual order. */
export function rankCauses(diagnostics: Diagnostics): FailureCause[] {
  const observed: [boolean, FailureCause][] = [
    [diagnostics.popupBlocked, 'popup-blocked'],
    [diagnostics.otherApp !== null, 'mismatched-container'],
    [diagnostics.artifactRefused, 'trusted-types'],
    [diagnostics.closedEarly, 'opener-policy'],
    [diagnostics.foreignOrigin !== null, 'wrong-address'],
    [diagnostics.artifactBlocked, 'ad-blocking'],
  ]
  const first = observed.filter(([isObserved]) => isObserved).map(([, cause]) => cause)
  return [...first, ...FAILURE_CAUSES.filter((cause) => !first.includes(cause))]
}

interface CauseText {
  readonly title: Message
  readonly text: Message
}

/**
 * The text of each cause. Values: `appId` is the debugged site, `otherApp` and `origin` come from the diagnostics; `head`,
 * `policy`, `gentle`, `trusted`, `name` and `opener` are names of code, shown in a monospaced font.
 */
const TEXTS: Readonly<Record<FailureCause, CauseText>> = {
  'missing-snippet': {
    title: msg('debugger.cause.snippet.title', 'The snippet is missing'),
    text: msg(
      'debugger.cause.snippet.text',
      'The Waymark snippet must be in the {head} of every page you want to debug. Compare it with the snippet of this website.',
    ),
  },
  'mismatched-container': {
    title: msg('debugger.cause.container.title', 'The page loads another container'),
    text: msg(
      'debugger.cause.container.text',
      'It may contain the snippet of a different website. The container of this website is {appId}; the page must load the same one.',
    ),
  },
  'popup-blocked': {
    title: msg('debugger.cause.popup.title', 'The browser blocked the window'),
    text: msg('debugger.cause.popup.text', 'Allow this address to open windows, then try again.'),
  },
  'wrong-address': {
    title: msg('debugger.cause.address.title', 'The address is wrong or redirects'),
    text: msg(
      'debugger.cause.address.text',
      'Open the address yourself first. A redirect to another site or a sign-in page ends the connection.',
    ),
  },
  'ad-blocking': {
    title: msg('debugger.cause.blocker.title', 'Something blocks the container'),
    text: msg(
      'debugger.cause.blocker.text',
      'Pause ad blockers on this site. A strict security policy of the site can have the same effect.',
    ),
  },
  'trusted-types': {
    title: msg('debugger.cause.trusted-types.title', 'Trusted Types keep the container out'),
    text: msg(
      'debugger.cause.trusted-types.text',
      'A site that requires Trusted Types must allow the policy of the container: {trusted} in its Content-Security-Policy.',
    ),
  },
  'opener-policy': {
    title: msg('debugger.cause.opener.title', 'The site isolates its windows'),
    text: msg(
      'debugger.cause.opener.text',
      'A {policy} header cuts the link between the two windows. Use {gentle} while you debug.',
    ),
  },
  'changed-window': {
    title: msg('debugger.cause.window.title', 'A script changes the window first'),
    text: msg(
      'debugger.cause.window.text',
      'The debugger is recognised by {name} and {opener}. The snippet must stand above scripts of the site that set them.',
    ),
  },
}

const POPUP_IN_SAFARI = msg(
  'debugger.cause.popup.safari',
  'In Safari, open Settings, Websites, Pop-up Windows and allow them for this address. Then try again.',
)
const OTHER_APP = msg(
  'debugger.cause.container.observed',
  'The page loaded the container {otherApp}. It must load {appId}.',
)
const REFUSED = msg(
  'debugger.cause.trusted-types.observed',
  'The page refused the container of the draft. Allow {trusted} in its Content-Security-Policy.',
)
const FOREIGN_ORIGIN = msg(
  'debugger.cause.address.observed',
  'A page at {origin} answered, which is not an address of this website.',
)

const NO_ORIGIN = msg(
  'debugger.cause.address.sandboxed',
  'A page without an origin answered. The site may put its pages into a sandbox, by its Content-Security-Policy or a frame.',
)

/** The title and text of a cause, as precise as the diagnostics allow. */
export function causeText(cause: FailureCause, diagnostics: Diagnostics, browser: { safari: boolean }): CauseText {
  const { title, text } = TEXTS[cause]
  if (cause === 'popup-blocked' && browser.safari) return { title, text: POPUP_IN_SAFARI }
  if (cause === 'mismatched-container' && diagnostics.otherApp !== null) return { title, text: OTHER_APP }
  if (cause === 'trusted-types' && diagnostics.artifactRefused) return { title, text: REFUSED }
  if (cause === 'wrong-address' && diagnostics.foreignOrigin === 'null') return { title, text: NO_ORIGIN }
  if (cause === 'wrong-address' && diagnostics.foreignOrigin !== null) return { title, text: FOREIGN_ORIGIN }
  return { title, text }
}
