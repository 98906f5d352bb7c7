import { startAudiences } from './audiences/audiences.ts'
import { awaitMembers } from './audiences/await-members.ts'
import type { Initialiser } from './core/engine.ts'
import { startSequences } from './sequence/sequences.ts'
import { startCampaign } from './state/campaign.ts'
import { startExternalReferrer } from './state/external-referrer.ts'
import { startLastInteraction } from './state/last-interaction.ts'
import { startReturningVisitor } from './state/returning-visitor.ts'
import { startPrivacy } from './state/start-privacy.ts'
import { startTrafficSource } from './state/traffic-source.ts'
import { listenToCapturedClicks, listenToClicks, listenToTimedClicks } from './trigger/click.ts'
import { listenToDebouncedHistory } from './trigger/debounced-history.ts'
import { listenToPresence } from './trigger/element-presence.ts'
import { watchVisibility } from './trigger/element-visibility.ts'
import { listenToSubmits, listenToTimedSubmits } from './trigger/form-submission.ts'
import { listenToHistory } from './trigger/history.ts'
import { listenToErrors } from './trigger/javascript-error.ts'
import { listenToLeaving } from './trigger/leave-content.ts'
import { addPageConfiguration } from './trigger/page-configuration.ts'
import { listenToScroll } from './trigger/page-scroll.ts'
import { startTimers } from './trigger/time-on-website.ts'
import { startIntervals } from './trigger/timer.ts'
import { startGroups } from './trigger/trigger-group.ts'
import {
  listenToTimedValidClicks,
  listenToTimedValidSubmits,
  listenToValidClicks,
  listenToValidSubmits,
} from './trigger/validation.ts'

/** The functions that run when the container starts: listeners of trigger types, and the session state. */
export const initialisers = {
  addPageConfiguration,
  awaitMembers,
  listenToCapturedClicks,
  listenToClicks,
  listenToDebouncedHistory,
  listenToErrors,
  listenToHistory,
  listenToLeaving,
  listenToPresence,
  listenToScroll,
  listenToSubmits,
  listenToTimedClicks,
  listenToTimedSubmits,
  listenToTimedValidClicks,
  listenToTimedValidSubmits,
  listenToValidClicks,
  listenToValidSubmits,
  startAudiences,
  startCampaign,
  startExternalReferrer,
  startGroups,
  startIntervals,
  startLastInteraction,
  startPrivacy,
  startReturningVisitor,
  startSequences,
  startTimers,
  startTrafficSource,
  watchVisibility,
} as const satisfies Record<string, Initialiser[0]>
