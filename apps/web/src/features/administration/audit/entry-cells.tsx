import type { AuditActor, AuditEntry } from '@waymark/domain/audit'
import { msg } from '@waymark/domain/message'
import { Status } from '@waymark/ui/data'
import { Icon } from '@waymark/ui/icon'
import { useDeviceName } from '#accounts/sessions/use-device-name.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ACTOR_ICONS, ACTOR_NAMES } from './actor.ts'
import styles from './audit.module.css'
import { ACTION_NAMES, OBJECT_NAMES } from './audit-names.ts'

const SESSION = msg('audit.object.session', 'Session')

/** Who did something, with a mark of what kind of actor it is. */
export function ActorCell({ actor: { type, name } }: { actor: AuditActor }) {
  const { t } = useI18n()
  const nameless = ACTOR_NAMES[type]
  const text = nameless ? t(nameless) : name
  return (
    <span className={styles.actor} title={text}>
      <Icon name={ACTOR_ICONS[type]} size="small" />
      {nameless ? <i className="truncate">{text}</i> : <span className="truncate">{text}</span>}
    </span>
  )
}

/** The action, marked if it was refused; where the column of subjects has no room, its subject below it. */
export function ActionCell({ entry }: { entry: AuditEntry['attributes'] }) {
  const { t } = useI18n()
  const name = t(ACTION_NAMES[entry.action])
  return (
    <>
      {entry.action === 'sign_in.refused' ? (
        <Status tone="warning" icon="warning">
          {name}
        </Status>
      ) : (
        <span className="t-strong">{name}</span>
      )}
      <span className={styles.subject}>
        <SubjectCell entry={entry} />
      </span>
    </>
  )
}

/** The target of the action: its kind in muted text, its name and its website. */
export function SubjectCell({ entry: { action, object, site, browser, system } }: { entry: AuditEntry['attributes'] }) {
  const { t } = useI18n()
  const device = useDeviceName()
  const ofSite = site && site.id !== object.id ? site.name : ''
  const isSession = (action === 'sign_in.completed' || action === 'sign_in.ended') && browser !== null
  const [kind, name] = isSession
    ? [t(SESSION), device({ browser, system })]
    : object.type === 'version'
      ? [`${t(OBJECT_NAMES.version)} ${object.name}`, ofSite]
      : [t(OBJECT_NAMES[object.type]), [object.name, ofSite].filter(Boolean).join(', ')]
  return (
    <span title={name}>
      <span className="t-muted">{kind}</span> {name}
    </span>
  )
}

/** The network address of the call. */
export const AddressCell = ({ address }: { address: string }) =>
  address && (
    <code className="t-muted" title={address}>
      {address}
    </code>
  )
