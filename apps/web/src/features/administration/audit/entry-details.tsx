import type { AuditEntry } from '@waymark/domain/audit'
import { msg } from '@waymark/domain/message'
import { IconButton } from '@waymark/ui/controls'
import type { ReactNode } from 'react'
import { useDeviceName } from '#accounts/sessions/use-device-name.ts'
import { useCopyText } from '#data/toasts/use-copy-text.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { BROWSER, IP_ADDRESS } from '../page/page-messages.ts'
import styles from './audit.module.css'
import { ACTOR, TIME } from './audit-messages.ts'
import { ChangesTable } from './changes-table.tsx'
import { ActorCell, AddressCell } from './entry-cells.tsx'
import { methodOf } from './entry-changes.ts'
import { SIGN_IN_NAMES } from './value-names.ts'

const M = {
  method: msg('audit.signed-in-with', 'Signed in with'),
  tried: msg('audit.tried-with', 'Tried with'),
  since: msg('audit.method-since', '{method}, since {time}'),
  request: msg('audit.request', 'Request'),
  copy: msg('audit.copy-request', 'Copy request id'),
}

type Entry = AuditEntry['attributes']

/** Where an entry comes from, and each value before and after. */
export function AuditEntryDetails({ entry }: { entry: Entry }) {
  const { t } = useI18n()
  const { exact } = useFormats()
  const device = useDeviceName()
  const { created_at, actor, address, action, user_agent, browser, system, request_id } = entry
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        <Fact label={t(TIME)}>{exact(created_at)}</Fact>
        <Fact label={t(ACTOR)} narrow>
          <ActorCell actor={actor} />
        </Fact>
        {address && (
          <Fact label={t(IP_ADDRESS)} narrow>
            <AddressCell address={address} />
          </Fact>
        )}
        <SignedIn entry={entry} label={t(action === 'sign_in.refused' ? M.tried : M.method)} />
        {user_agent && (
          <Fact label={t(BROWSER)} title={user_agent}>
            {device({ browser, system })}
          </Fact>
        )}
        {request_id && (
          <Fact label={t(M.request)}>
            <RequestId id={request_id} />
          </Fact>
        )}
      </dl>
      <ChangesTable entry={entry} />
    </div>
  )
}

/** How the session of the actor began; for entries about signing in, how that was done. */
function SignedIn({ entry, label }: { entry: Entry; label: string }) {
  const { t } = useI18n()
  const { time, dateTime } = useFormats()
  const { signed_in_with, signed_in_at, created_at } = entry
  const method = methodOf(entry)
  if (method) return <Fact label={label}>{t(SIGN_IN_NAMES[method])}</Fact>
  if (!signed_in_with || !signed_in_at) return null
  const isSameDay = new Date(signed_in_at).toDateString() === new Date(created_at).toDateString()
  const since = isSameDay ? time(signed_in_at) : dateTime(signed_in_at)
  return <Fact label={label}>{t(M.since, { method: t(SIGN_IN_NAMES[signed_in_with]), time: since })}</Fact>
}

function RequestId({ id }: { id: string }) {
  const { t } = useI18n()
  const copy = useCopyText()
  return (
    <>
      <code>{id}</code>
      <IconButton icon="copy" size="small" label={t(M.copy)} onPress={() => void copy(id)} />
    </>
  )
}

interface FactProps {
  label: string
  narrow?: boolean
  title?: string
  children: ReactNode
}

/** A fact; a `narrow` one is a column of the table in wide windows. */
const Fact = ({ label, narrow, title, children }: FactProps) => (
  <div data-narrow={narrow || undefined}>
    <dt>{label}</dt>
    <dd title={title}>{children}</dd>
  </div>
)
