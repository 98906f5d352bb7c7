import type { NotFiredReason } from '@waymark/domain/debug-protocol'
import { type Message, msg } from '@waymark/domain/message'
import type { ConsentStatus } from './consent.ts'

interface ReasonText {
  /** Short, for a heading or beside an event. */
  readonly title: Message
  /** As a sentence. `consent` is the name of the consent type. */
  readonly text: Message
}

/** The texts of the reasons. */
const TEXTS: Readonly<Record<NotFiredReason, ReasonText>> = {
  'consent-manager': {
    title: msg('debugger.reason.consent.title', 'Stopped by consent'),
    text: msg('debugger.reason.consent.text', 'The visitor has not agreed to {consent} yet.'),
  },
  'do-not-track': {
    title: msg('debugger.reason.do-not-track.title', 'Stopped by Do Not Track'),
    text: msg('debugger.reason.do-not-track.text', 'The browser sends Do Not Track, and the tag respects it.'),
  },
  'opt-out': {
    title: msg('debugger.reason.opt-out.title', 'Stopped by opt-out'),
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
  'multiplicity-once-per-page-view': {
    title: msg('debugger.reason.page-view.title', 'Already fired in this page view'),
    text: msg('debugger.reason.page-view.text', 'The trigger fires the tag once per page view, and already has.'),
  },
  'multiplicity-once-per-session': {
    title: msg('debugger.reason.session.title', 'Already fired in this session'),
    text: msg('debugger.reason.session.text', 'The trigger fires the tag once per session, and already has.'),
  },
  'do-not-fire-in-debug-mode': {
    title: msg('debugger.reason.debug-mode.title', 'Does not fire while debugging'),
    text: msg('debugger.reason.debug-mode.text', 'The tag is set not to fire in debug mode. It fires for visitors.'),
  },
}

const DENIED = msg('debugger.reason.consent.denied', 'The visitor denied {consent}.')

/** Shown after a reason if it is the only one. */
export const NOTHING_ELSE = msg('debugger.reason.nothing-else', 'Nothing else kept the tag from firing.')

/** The text of a reason; the one about consent depends on the decision of the visitor. */
export function reasonText(reason: NotFiredReason, consent?: ConsentStatus): ReasonText {
  const { title, text } = TEXTS[reason]
  return { title, text: reason === 'consent-manager' && consent === 'denied' ? DENIED : text }
}
