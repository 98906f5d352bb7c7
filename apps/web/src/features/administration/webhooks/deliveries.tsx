import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { Webhook } from '@waymark/domain/webhook'
import { Button } from '@waymark/ui/controls'
import { useState } from 'react'
import { useChange } from '#data/api/change.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { deliveriesQuery, testWebhook, whileWaiting } from '#data/webhooks.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListPager } from '#items/paged-list/list-pager.tsx'
import { PanelSection } from '../page/panel-section.tsx'
import { RowsStates } from '../page/rows-states.tsx'
import { Delivery } from './delivery.tsx'
import styles from './webhooks.module.css'

const M = {
  title: msg('webhook.deliveries', 'Deliveries'),
  test: msg('webhook.send-test', 'Send test'),
  notTaken: msg('webhook.test-not-taken', 'The test was not taken. Its answer is below.'),
  none: msg('webhook.no-deliveries', 'Nothing has been sent yet. Send a test to see whether it arrives.'),
  pages: msg('webhook.delivery-pages', 'Pages of deliveries'),
}

const FIRST = { limit: 5, offset: 0 }

/** What was sent to a webhook, newest first, and a button that sends a test. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { t } = useI18n()
  const { number } = useFormats()
  const toasts = useToasts()
  const [page, setPage] = useState(FIRST)
  const [opened, setOpened] = useState<string>()
  const query = useQuery({
    ...deliveriesQuery(webhook.id, page),
    refetchInterval: ({ state: { data } }) => whileWaiting(data?.rows.map(({ attributes }) => attributes.state)),
  })
  const { rows = [], total = 0 } = query.data ?? {}
  const { mutate, isPending } = useChange(testWebhook)
  const test = () =>
    mutate(
      { params: { webhookId: webhook.id } },
      {
        onSuccess: ({ data }) => {
          setPage(FIRST)
          setOpened(data.id)
          if (data.attributes.state === 'delivered') toasts.done('test-webhook')
          else toasts.failure(M.notTaken)
        },
        onError: (error) => toasts.failed('test-webhook', error),
      },
    )
  return (
    <PanelSection
      title={t(M.title)}
      count={total > 0 ? number(total) : undefined}
      action={
        <Button size="small" icon="plug" pending={isPending} onPress={test}>
          {t(M.test)}
        </Button>
      }
    >
      <RowsStates query={query} count={total} first={<p className="t-muted">{t(M.none)}</p>} />
      {rows.length > 0 && (
        <ul className={styles.deliveries} aria-label={t(M.title)} aria-busy={query.isPlaceholderData || undefined}>
          {rows.map((delivery) => (
            <Delivery
              key={delivery.id}
              webhook={webhook}
              delivery={delivery}
              open={delivery.id === opened}
              onToggle={() => setOpened(delivery.id === opened ? undefined : delivery.id)}
            />
          ))}
        </ul>
      )}
      <ListPager label={t(M.pages)} query={query} page={page} onPage={setPage} />
    </PanelSection>
  )
}
