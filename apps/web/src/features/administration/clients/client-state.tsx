import { type Message, msg } from '@waymark/domain/message'
import type { ApiClient } from '@waymark/domain/organisation'
import { Status, type StatusProps } from '@waymark/ui/data'
import { useI18n } from '#i18n/use-i18n.ts'
import { REVOKED } from './client-messages.ts'

type State = ApiClient['attributes']['state']

const STATES: Readonly<Record<State, Pick<StatusProps, 'tone' | 'icon'> & { text: Message }>> = {
  active: { tone: 'success', icon: 'success', text: msg('api-client.active', 'Active') },
  ended: { tone: 'muted', icon: 'clock', text: msg('api-client.ended', 'Ended') },
  revoked: { tone: 'muted', icon: 'ad-off', text: REVOKED },
}

const DAYS_LEFT = msg('api-client.days-left', '{count, plural, one {# day left} other {# days left}}')

/** From how many days before its end on a client is marked. */
const SOON = 14
const DAY = 86_400_000

/** Whether a client works, or for how many days more. */
export function ClientState({ client: { state, ends_at } }: { client: ApiClient['attributes'] }) {
  const { t } = useI18n()
  const left = ends_at === null ? Infinity : Math.ceil((Date.parse(ends_at) - Date.now()) / DAY)
  if (state === 'active' && left <= SOON) {
    return (
      <Status tone="warning" icon="clock">
        {t(DAYS_LEFT, { count: Math.max(0, left) })}
      </Status>
    )
  }
  const { tone, icon, text } = STATES[state]
  return (
    <Status tone={tone} icon={icon}>
      {t(text)}
    </Status>
  )
}
