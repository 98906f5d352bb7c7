import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { EmptyState } from '@waymark/ui/layout'
import { useState } from 'react'
import { WEBHOOK_SORTS, webhooksQuery, whileWaiting } from '#data/webhooks.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { usePageParams } from '../page/page-params.ts'
import { TableScreen } from '../page/table-screen.tsx'
import { AddWebhook } from './add-webhook.tsx'
import { ADD_WEBHOOK } from './webhook-messages.ts'
import { WebhookPanel } from './webhook-panel.tsx'
import { type ShownWebhookSecret, WebhookSecretDialog } from './webhook-secret-dialog.tsx'
import { WebhooksTable } from './webhooks-table.tsx'

const M = {
  about: msg('webhooks.about', 'Waymark tells your systems what happened, signed and with retries.'),
  search: msg('webhooks.search', 'Search webhooks'),
  count: msg(
    'webhooks.count',
    '{count, plural, one {<b>#</b> webhook} other {<b>#</b> webhooks}}{retrying, plural, =0 {} other {, <b>#</b> retrying}}',
  ),
  none: msg('webhooks.none', 'No webhooks yet'),
  noneText: msg(
    'webhooks.none-text',
    'A webhook tells another system when something is published, restored, imported or changed.',
  ),
}

/** The webhooks of the organisation; the opened one beside the table. */
export function WebhooksScreen() {
  const { t } = useI18n()
  const state = usePageParams()
  const [{ search = '', sortBy, add }, change] = state
  const sort = WEBHOOK_SORTS.find((known) => known === sortBy) ?? 'name'
  const query = useQuery({
    ...webhooksQuery({ search, sort }),
    refetchInterval: ({ state: { data } }) =>
      whileWaiting(data?.rows.map(({ attributes }) => attributes.last_delivery?.state)),
  })
  const rows = query.data?.rows
  const retrying = rows?.filter(({ attributes }) => attributes.last_delivery?.state === 'waiting').length
  const [secret, setSecret] = useState<ShownWebhookSecret | null>(null)
  return (
    <>
      <TableScreen
        page="webhooks"
        about={t(M.about)}
        state={state}
        query={query}
        count={rows && { message: M.count, values: { count: rows.length, retrying } }}
        searchLabel={t(M.search)}
        addLabel={t(ADD_WEBHOOK)}
        first={<EmptyState art="trail" title={t(M.none)} text={t(M.noneText)} />}
        panel={(id, onClose) => <WebhookPanel key={id} id={id} onSecret={setSecret} onClose={onClose} />}
        table={(rows, busy) => <WebhooksTable rows={rows} page={state} busy={busy} />}
      />
      {add && (
        <AddWebhook
          onAdded={({ id, attributes: { name, secret: value } }) => {
            setSecret({ name, secret: value, isNew: true })
            change({ add: undefined, open: id })
          }}
          onClose={() => change({ add: undefined })}
        />
      )}
      {secret && <WebhookSecretDialog {...secret} onDone={() => setSecret(null)} />}
    </>
  )
}
