import type { EventTag } from '@waymark/debugger-core/lists'
import { type ExplainedTag, reasonText } from '@waymark/debugger-core/verdict'
import { CONSENT_LABELS } from '@waymark/domain/consent'
import type { NotFiredReason } from '@waymark/domain/debug-protocol'
import { msg } from '@waymark/domain/message'
import type { IconName } from '@waymark/ui/icon'
import { useI18n } from '#i18n/use-i18n.ts'
import { FiredMark } from './status.tsx'

const M = {
  denied: msg('debugger.outcome.denied', '{consent} denied'),
  undecided: msg('debugger.outcome.undecided', 'No decision yet'),
}

const ICONS: Readonly<Record<NotFiredReason, IconName>> = {
  'consent-manager': 'shield-x',
  'do-not-track': 'eye-off',
  'opt-out': 'eye-off',
  scheduler: 'calendar',
  trigger: 'trigger',
  'blocking-trigger': 'ad-off',
  'multiplicity-once-per-page-view': 'history',
  'multiplicity-once-per-session': 'history',
  'tag-once-per-page-view': 'history',
  'tag-once-per-session': 'history',
  'tag-once-per-visitor': 'history',
  'do-not-fire-in-debug-mode': 'ad-off',
  'setup-tag-pending': 'history',
  'audiences-pending': 'history',
  'setup-tag-failed': 'warning',
}

/** The result of a tag on an event with its reason, on one line. */
export function TagOutcome({ tag }: { tag: EventTag }) {
  const { status, consent, result } = tag
  return <FiredMark status={status} why={useReason(tag)} icon={stopIcon({ status, consent, ...result })} />
}

/** The icon of the reason for which a tag was stopped or is disabled; undefined if it is neither, or for no reason. */
export function stopIcon({
  status,
  consent,
  preventedBy,
}: Pick<ExplainedTag, 'status' | 'consent' | 'preventedBy'>): IconName | undefined {
  if (preventedBy === null || (status !== 'stopped' && status !== 'disabled')) return undefined
  return preventedBy === 'consent-manager' && consent !== 'denied' ? 'shield-dash' : ICONS[preventedBy]
}

function useReason({
  status,
  consent,
  consentType,
  unmet,
  result: { preventedBy, sequence },
}: EventTag): string | null {
  const { t } = useI18n()
  if (status === 'not-met') return unmet
  if (preventedBy === null || (status !== 'stopped' && status !== 'disabled')) return null
  if (preventedBy !== 'consent-manager') return t(reasonText(preventedBy, consent, sequence?.setup).title)
  return consent === 'denied' ? t(M.denied, { consent: t(CONSENT_LABELS[consentType]) }) : t(M.undecided)
}
