import { type Message, msg } from '@waymark/domain/message'
import type { BlockedByPolicy, InstallationCheck, InstallationFinding, InstallationProblem } from '@waymark/domain/site'
import type { WindowFinding } from './check-in-window.ts'

/** The result of a check in one or more sentences. */
export interface InstallationCheckResult {
  readonly tone: 'success' | 'warning' | 'danger'
  readonly sentences: readonly { readonly message: Message; readonly values?: Record<string, unknown> }[]
}

const IN_WINDOW: Readonly<Record<WindowFinding, InstallationCheckResult>> = {
  found: {
    tone: 'success',
    sentences: [{ message: msg('check.window-found', 'The page has loaded the container of this website.') }],
  },
  'other-website': {
    tone: 'danger',
    sentences: [{ message: msg('check.window-other', 'The page has loaded the container of another website.') }],
  },
  blocked: {
    tone: 'danger',
    sentences: [
      {
        message: msg(
          'check.window-blocked-container',
          'The page has the code, but the browser did not load the container: the Content-Security-Policy of the page or an ad blocker stops it.',
        ),
      },
    ],
  },
  'trusted-types': {
    tone: 'danger',
    sentences: [
      {
        message: msg(
          'check.window-trusted-types',
          'The page has the code, but its Content-Security-Policy needs “trusted-types waymark”.',
        ),
      },
    ],
  },
  'no-answer': {
    tone: 'danger',
    sentences: [
      {
        message: msg(
          'check.window-no-answer',
          'The page did not load a container within 30 seconds. Check that the code is on it.',
        ),
      },
    ],
  },
  'window-closed': {
    tone: 'warning',
    sentences: [
      {
        message: msg(
          'check.window-closed',
          'The window was closed before the container was loaded. A page with a Cross-Origin-Opener-Policy looks closed at once.',
        ),
      },
    ],
  },
  'window-blocked': {
    tone: 'warning',
    sentences: [
      {
        message: msg(
          'check.window-blocked',
          'The browser did not open a window. Allow pop-ups for Waymark and try again.',
        ),
      },
    ],
  },
}

/** The result of a check in a window. */
export const windowResult = (finding: WindowFinding): InstallationCheckResult => IN_WINDOW[finding]

const FINDINGS: Readonly<Record<Exclude<InstallationFinding, 'no-page'>, Message>> = {
  found: msg('check.found', 'The code of this website is on {url}.'),
  'other-website': msg('check.other-website', '{url} has the code of another website.'),
  'other-server': msg('check.other-server', '{url} has code that loads the container from another server.'),
  'not-found': msg(
    'check.not-found',
    'There is no code in the HTML of {url}. Check in a window if a script of the page adds it.',
  ),
}
const OTHER_WEBSITE = msg('check.other-named', '{url} has the code of {site}.')

const PROBLEMS: Readonly<Record<InstallationProblem, Message>> = {
  'invalid-address': msg('check.invalid-address', '{url} cannot be opened: it is not an address of http or https.'),
  'unknown-host': msg('check.unknown-host', 'The host of {url} is not known.'),
  'not-allowed': msg(
    'check.not-allowed',
    '{url} is on a private network, which this server may not reach. Check in a window.',
  ),
  'no-connection': msg('check.no-connection', '{url} did not answer.'),
  timeout: msg('check.timeout', '{url} did not answer within 10 seconds.'),
  'too-many-redirects': msg('check.too-many-redirects', '{url} redirects too often.'),
  unreadable: msg('check.unreadable', '{url} is not a page of HTML.'),
  'error-status': msg('check.error-status', 'The page answered with the error {status}.'),
}

const BLOCKED: Readonly<Record<BlockedByPolicy, Message>> = {
  snippet: msg(
    'check.blocked-snippet',
    "Its Content-Security-Policy keeps the code from running: give the script the page's nonce, or allow its hash.",
  ),
  container: msg('check.blocked-container', 'Its Content-Security-Policy does not allow {origin} in script-src.'),
  'trusted-types': msg('check.blocked-types', 'Its Content-Security-Policy needs “trusted-types waymark”.'),
}

/** The result of a check by the server. `origin` is where containers come from. */
export function serverResult({ attributes }: InstallationCheck, origin: string): InstallationCheckResult {
  const { url, status, finding, problem, other_website: site, blocked } = attributes
  const values = { url, status, site, origin }
  const sentences = [
    ...(finding === 'no-page' ? [] : [site === null ? FINDINGS[finding] : OTHER_WEBSITE]),
    ...(problem === null ? [] : [PROBLEMS[problem]]),
    ...blocked.map((part) => BLOCKED[part]),
  ].map((message) => ({ message, values }))
  const isGood = finding === 'found' && blocked.length === 0
  return { tone: isGood ? (problem === null ? 'success' : 'warning') : 'danger', sentences }
}
