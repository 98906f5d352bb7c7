import {
  CONSENT_STATUS_LABELS,
  type ConsentStatus,
  TAG_STATUS_LABELS,
  type TagStatus,
} from '@waymark/debugger-core/verdict'
import { Status } from '@waymark/ui/data'
import { Icon, type IconName } from '@waymark/ui/icon'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './status.module.css'

const FIRED = {
  fired: { icon: 'success', tone: 'success' },
  stopped: { icon: 'x', tone: 'danger' },
  disabled: { icon: 'ad-off', tone: 'muted' },
  'not-met': { icon: 'minus', tone: 'muted' },
  'not-triggered': { icon: 'minus', tone: 'muted' },
} as const satisfies Record<TagStatus, { icon: IconName; tone: 'success' | 'danger' | 'muted' }>

interface FiredMarkProps {
  status: TagStatus
  why?: string | null
  icon?: IconName | undefined
  /** Whether a long text takes more lines. */
  wraps?: boolean
}

/** Whether a tag fired, as icon and text on one line. `why` follows the status; `icon` replaces its icon. */
export function FiredMark({ status, why, icon, wraps = false }: FiredMarkProps) {
  const { t } = useI18n()
  const mark = FIRED[status]
  const text = [t(TAG_STATUS_LABELS[status]), why].filter(Boolean).join(' · ')
  return (
    <span className={styles.fired} title={text}>
      <Status tone={mark.tone} icon={icon ?? mark.icon}>
        <span className={wraps ? styles.wraps : 'truncate'}>{text}</span>
      </Status>
    </span>
  )
}

const CONSENT = {
  granted: { name: 'shield-check', tone: 'success' },
  denied: { name: 'shield-x', tone: 'danger' },
  'no-decision': { name: 'shield-dash', tone: 'muted' },
  'not-needed': { name: 'shield', tone: 'muted' },
} as const satisfies Record<ConsentStatus, { name: IconName; tone: 'success' | 'danger' | 'muted' }>

/** The consent status, as icon and text. */
export function ConsentMark({ status }: { status: ConsentStatus }) {
  const { t } = useI18n()
  return (
    <span className={styles.consent} data-decided={status === 'granted' || status === 'denied'}>
      <ConsentIcon status={status} />
      {t(CONSENT_STATUS_LABELS[status])}
    </span>
  )
}

/** The icon of a consent status; `label` names it where there is no text. */
export function ConsentIcon({ status, label }: { status: ConsentStatus; label?: string }) {
  return <Icon {...CONSENT[status]} {...(label !== undefined && { label })} />
}
