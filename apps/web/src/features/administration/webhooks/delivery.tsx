import { msg } from '@waymark/domain/message'
import type { Webhook, WebhookDelivery } from '@waymark/domain/webhook'
import { Button } from '@waymark/ui/controls'
import { Status } from '@waymark/ui/data'
import { Icon } from '@waymark/ui/icon'
import { useId, useState } from 'react'
import { useChange } from '#data/api/change.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { redeliver } from '#data/webhooks.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { NOT_SENT, UNANSWERED, useDeliveryTitle } from './delivery-texts.ts'
import { DeliveryTries } from './delivery-tries.tsx'
import styles from './webhooks.module.css'

const M = {
  answered: msg('delivery.answered', '{status} in {duration, number} ms'),
  try: msg('delivery.try', 'Try {next, number} of {all, number}'),
  waiting: msg('delivery.waiting', 'Waiting'),
  retry: msg('delivery.retry', 'Retry now'),
  again: msg('delivery.again', 'Send again'),
  off: msg('delivery.off', 'Turn the webhook on first'),
  show: msg('delivery.show-body', 'Show body'),
  hide: msg('delivery.hide-body', 'Hide body'),
  body: msg('delivery.body', 'What was sent'),
  answer: msg('delivery.answer', 'The last answer'),
  empty: msg('delivery.empty-answer', 'An answer without a body'),
}

interface DeliveryProps {
  readonly webhook: Webhook
  readonly delivery: WebhookDelivery
  readonly open: boolean
  readonly onToggle: () => void
}

/** One delivery: closed it shows its result, open it shows every try, what was sent and what came back. */
export function Delivery({ webhook, delivery, open, onToggle }: DeliveryProps) {
  const { moment } = useFormats()
  const id = useId()
  const titleOf = useDeliveryTitle()
  const { event, created_at } = delivery.attributes
  const where = event.site?.name ?? event.actor?.email
  return (
    <li className={styles.delivery}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        {...(open && { 'aria-controls': id })}
        onClick={onToggle}
      >
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size="small" tone="muted" />
        <span className={styles.what}>
          <span className="t-strong">{titleOf(event)}</span>
          <span className="truncate t-caption">{[moment(created_at), where].filter(Boolean).join(' · ')}</span>
        </span>
        <DeliveryResult delivery={delivery.attributes} />
      </button>
      {open && (
        <div id={id} className={styles.opened}>
          <DeliveryTries delivery={delivery.attributes} />
          <DeliveryDetails webhook={webhook} delivery={delivery} />
        </div>
      )}
    </li>
  )
}

function DeliveryResult({ delivery }: { delivery: WebhookDelivery['attributes'] }) {
  const { t } = useI18n()
  const { state, tries, try_count, tries_left } = delivery
  const last = tries.at(-1)
  if (state === 'waiting') {
    return (
      <Status tone="warning" icon={last ? 'refresh' : 'clock'}>
        {last ? t(M.try, { next: try_count + 1, all: try_count + tries_left }) : t(M.waiting)}
      </Status>
    )
  }
  if (state === 'delivered') {
    return (
      <Status tone="success" icon="success">
        {t(M.answered, { status: last?.status, duration: last?.duration ?? 0 })}
      </Status>
    )
  }
  return (
    <Status tone="danger" icon="error">
      {last?.status ?? t(last?.error === 'not-allowed' ? NOT_SENT : UNANSWERED)}
    </Status>
  )
}

function DeliveryDetails({ webhook, delivery }: Pick<DeliveryProps, 'webhook' | 'delivery'>) {
  const { t } = useI18n()
  const toasts = useToasts()
  const [shown, setShown] = useState(false)
  const { mutateAsync, isPending } = useChange(redeliver)
  const { state, event, tries } = delivery.attributes
  const params = { webhookId: webhook.id, deliveryId: delivery.id }
  const send = () => void toasts.report('send-again', mutateAsync({ params }))
  const answer = tries.findLast(({ status }) => status !== null)
  return (
    <>
      <div className={styles.buttons}>
        <Button
          size="small"
          icon="refresh"
          pending={isPending}
          disabledReason={webhook.attributes.is_active ? undefined : t(M.off)}
          onPress={send}
        >
          {t(state === 'waiting' ? M.retry : M.again)}
        </Button>
        <Button size="small" variant="quiet" aria-expanded={shown} onPress={() => setShown(!shown)}>
          {t(shown ? M.hide : M.show)}
        </Button>
      </div>
      {shown && (
        <>
          <Body label={t(M.body)} text={JSON.stringify(event, null, 2)} />
          {answer && <Body label={t(M.answer)} text={answer.body || t(M.empty)} />}
        </>
      )}
    </>
  )
}

function Body({ label, text }: { label: string; text: string }) {
  return (
    <section className={styles.body} aria-label={label}>
      <h4>{label}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard. */}
      <pre className="mono" tabIndex={0}>
        {text}
      </pre>
    </section>
  )
}
