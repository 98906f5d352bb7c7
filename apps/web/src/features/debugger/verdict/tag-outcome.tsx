import type { EventTag } from '@waymark/debugger-core/lists'
import { reasonText } from '@waymark/debugger-core/verdict'
import { CONSENT_LABELS } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import { useI18n } from '#i18n/use-i18n.ts'
import { FiredMark } from './status.tsx'
import { reasonIcon } from './verdict.tsx'

const M = {
  denied: msg('debugger.outcome.denied', '{consent} denied'),
  undecided: msg('debugger.outcome.undecided', 'No decision yet'),
}

/** The result of a tag on an event with its reason, on one line. */
export function TagOutcome({ tag }: { tag: EventTag }) {
  const why = useReason(tag)
  const { preventedBy } = tag.result
  const stopped = tag.status === 'stopped' && preventedBy !== null
  const undecided = preventedBy === 'consent-manager' && tag.consent !== 'denied'
  const icon = stopped && (undecided ? 'shield-dash' : reasonIcon(preventedBy))
  return <FiredMark status={tag.status} why={why} {...(icon && { icon })} />
}

function useReason({ status, consent, consentType, unmet, result: { preventedBy } }: EventTag): string | null {
  const { t } = useI18n()
  if (status === 'not-met') return unmet
  if (preventedBy === null || (status !== 'stopped' && status !== 'disabled')) return null
  if (preventedBy !== 'consent-manager') return t(reasonText(preventedBy).title)
  return consent === 'denied' ? t(M.denied, { consent: t(CONSENT_LABELS[consentType]) }) : t(M.undecided)
}
