import { type Message, msg } from '@waymark/domain/message'
import type { DeliveryState, Webhook } from '@waymark/domain/webhook'
import { Status, type StatusProps } from '@waymark/ui/data'
import { Icon } from '@waymark/ui/icon'
import { useI18n } from '#i18n/use-i18n.ts'
import { OFF, ON } from './webhook-messages.ts'
import styles from './webhooks.module.css'

const ANSWERS: Readonly<Record<DeliveryState, Pick<StatusProps, 'tone' | 'icon'> & { text: Message }>> = {
  waiting: { tone: 'warning', icon: 'refresh', text: msg('webhook.retrying', 'Retrying') },
  delivered: { tone: 'success', icon: 'success', text: msg('webhook.delivered', 'Delivered') },
  given_up: { tone: 'danger', icon: 'error', text: msg('webhook.given-up', 'Gave up') },
}

const NONE = msg('webhook.no-delivery', 'None yet')

/** The result of the last delivery. */
export function LastAnswer({ webhook: { last_delivery: last } }: { webhook: Webhook['attributes'] }) {
  const { t } = useI18n()
  if (!last) return <span className="t-muted">{t(NONE)}</span>
  const { tone, icon, text } = ANSWERS[last.state]
  return (
    <Status tone={tone} icon={icon}>
      {t(text)}
    </Status>
  )
}

/** Whether events are sent. */
export function OnOrOff({ isActive }: { isActive: boolean }) {
  const { t } = useI18n()
  return (
    <span className={styles.state} data-on={isActive || undefined}>
      <Icon name={isActive ? 'check' : 'minus'} size="small" />
      {t(isActive ? ON : OFF)}
    </span>
  )
}
