import type { NotFiredReason, SequenceOutcome, TagResult } from '@waymark/domain/debug-protocol'
import { type Message, msg } from '@waymark/domain/message'
import type { ConsentStatus } from './consent.ts'

interface ReasonText {
  /** Short, for a heading or beside an event. */
  readonly title: Message
  /** As a sentence. `consent` is the name of the consent type. */
  readonly text: Message
}

/** The texts of the reasons. `trigger` are the names of the triggers that blocked or may not fire it again, `setup` is that of the set-up tag. */
const TEXTS: Readonly<Record<NotFiredReason, ReasonText>> = {
  'consent-manager': {
    title: msg('debugger.reason.consent.title', 'Stopped by consent'),
    text: msg('debugger.reason.consent.text', 'The visitor has not agreed to {consent} yet.'),
  },
  'do-not-track': {
    title: msg('debugger.reason.do-not-track.title', 'Do Not Track is on'),
    text: msg('debugger.reason.do-not-track.text', 'The browser sends Do Not Track, and the tag respects it.'),
  },
  'opt-out': {
    title: msg('debugger.reason.opt-out.title', 'The visitor has opted out'),
    text: msg('debugger.reason.opt-out.text', 'The visitor has opted out, and the tag respects it.'),
  },
  scheduler: {
    title: msg('debugger.reason.scheduler.title', 'Not in flight'),
    text: msg('debugger.reason.scheduler.text', 'The event was outside the flight dates of the tag.'),
  },
  trigger: {
    title: msg('debugger.reason.trigger.title', 'No trigger matched'),
    text: msg('debugger.reason.trigger.text', 'None of the triggers of the tag had all its conditions met.'),
  },
  'audiences-pending': {
    title: msg('debugger.reason.audiences.title', 'Waiting for audiences'),
    text: msg(
      'debugger.reason.audiences.text',
      'The visitor’s audiences were not known yet. Once they are, the tag is checked again, as a later event.',
    ),
  },
  'blocking-trigger': {
    title: msg('debugger.reason.blocking.title', 'Blocked by a trigger'),
    text: msg('debugger.reason.blocking.text', 'A blocking trigger of the tag matched: {trigger}.'),
  },
  'multiplicity-once-per-page-view': {
    title: msg('debugger.reason.page-view.title', 'Already fired in this page view'),
    text: msg(
      'debugger.reason.page-view.text',
      'The trigger {trigger} fires the tag once per page view, and already has.',
    ),
  },
  'multiplicity-once-per-session': {
    title: msg('debugger.reason.session.title', 'Already fired in this session'),
    text: msg('debugger.reason.session.text', 'The trigger {trigger} fires the tag once per session, and already has.'),
  },
  'tag-once-per-page-view': {
    title: msg('debugger.reason.tag-page-view.title', 'Already fired once in this page view'),
    text: msg('debugger.reason.tag-page-view.text', 'The tag fires once per page view, and already has.'),
  },
  'tag-once-per-session': {
    title: msg('debugger.reason.tag-session.title', 'Already fired once in this session'),
    text: msg('debugger.reason.tag-session.text', 'The tag fires once per session, and already has.'),
  },
  'tag-once-per-visitor': {
    title: msg('debugger.reason.tag-visitor.title', 'Already fired once for this visitor'),
    text: msg('debugger.reason.tag-visitor.text', 'The tag fires once per visitor, and already has.'),
  },
  'setup-tag-pending': {
    title: msg('debugger.reason.setup-pending.title', 'Waiting for its set-up tag'),
    text: msg(
      'debugger.reason.setup-pending.text',
      'Its set-up tag {setup} had not completed yet. When it has, the tag follows as a later event.',
    ),
  },
  'setup-tag-failed': {
    title: msg('debugger.reason.setup-failed.title', 'Set-up tag failed'),
    text: msg('debugger.reason.setup-failed.text', 'Its set-up tag {setup} did not complete, so the tag did not fire.'),
  },
  'do-not-fire-in-debug-mode': {
    title: msg('debugger.reason.debug-mode.title', 'Does not fire while debugging'),
    text: msg('debugger.reason.debug-mode.text', 'The tag is set not to fire in debug mode. It fires for visitors.'),
  },
}

/** What went wrong in a fired tag, with the value that did as `{value}`. */
export const PROBLEM_TEXTS: Readonly<Record<NonNullable<TagResult['problem']>, Message>> = {
  'trusted-types': msg(
    'debugger.problem.trusted-types',
    'The page did not run the scripts of the tag: its Content-Security-Policy requires Trusted Types. Add “waymark” to its “trusted-types” directive, and install the current snippet.',
  ),
  'inline-scripts': msg(
    'debugger.problem.inline-scripts',
    'The page did not run the inline scripts of the tag: its Content-Security-Policy does not allow them. Give the snippet the nonce of the page.',
  ),
  error: msg('debugger.problem.error', 'The tag stopped with an error: {value}'),
  'value-missing': msg(
    'debugger.problem.value-missing',
    'The tag sent nothing: a value that it needs is missing on this event.',
  ),
  'number-needed': msg(
    'debugger.problem.number-needed',
    'The tag sent nothing: a value that it needs is not a number: {value}',
  ),
  'no-products': msg(
    'debugger.problem.no-products',
    'The tag sent nothing: where it looks for the products there is no product with an SKU.',
  ),
  'no-element': msg(
    'debugger.problem.no-element',
    'The page has no element with the ID “{value}”, so nothing was shown.',
  ),
  'not-a-number': msg('debugger.problem.not-a-number', 'A value was left out because it is not a number: {value}'),
}

const DENIED = msg('debugger.reason.consent.denied', 'The visitor denied {consent}.')

const SETUP_NOT_FIRED: ReasonText = {
  title: msg('debugger.reason.setup-not-fired.title', 'Set-up tag did not fire'),
  text: msg(
    'debugger.reason.setup-not-fired.text',
    'Its set-up tag {setup} did not fire, so the tag did not fire either.',
  ),
}

/** Shown after that, with the title of the reason of the set-up tag. */
export const SETUP_REASON = msg('debugger.reason.setup-reason', 'Reason of the set-up tag: {reason}.')

/** Shown after a reason if it is the only one. */
export const NOTHING_ELSE = msg('debugger.reason.nothing-else', 'Nothing else kept the tag from firing.')

/**
 * The text of a reason. The one about consent depends on the decision of the visitor, the one about a set-up tag on its
 * outcome.
 */
export function reasonText(
  reason: NotFiredReason,
  consent?: ConsentStatus,
  setup?: SequenceOutcome | null,
): ReasonText {
  if (reason === 'setup-tag-failed' && setup === 'not-fired') return SETUP_NOT_FIRED
  const { title, text } = TEXTS[reason]
  return { title, text: reason === 'consent-manager' && consent === 'denied' ? DENIED : text }
}
