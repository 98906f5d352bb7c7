import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { EmptyState } from '@waymark/ui/layout'
import { useState } from 'react'
import { WEBHOOK_SORTS, webhooksQuery, whileWaiting } from '#data/webhooks.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListStates } from '#items/list/list-states.tsx'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { usePageParams } from '../page/page-params.ts'
import { TablePage } from '../page/table-page.tsx'
import { AddWebhook } from './add-webhook.tsx'
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx'
import { WebhookPanel } from './webhook-panel.tsx'
import { WebhooksTable } from './webhooks-table.tsx'

const M = {
  about: msg('webhooks.about', 'Waymark tells your systems what happened, signed and with retries.'),
  search: msg('webhooks.search', 'Search webhooks'),
  count: msg(
    'webhooks.count',
    '{count, plural, one {# webhook} other {# webhooks}}{retrying, plural, =0 {} other {, # retrying}}',
  ),
  add: msg('webhooks.add', 'Add webhook'),
  none: msg('webhooks.none', 'No webhooks yet'),
  noneText: msg(
    'webhooks.none-text',
    'A webhook tells another system when something is published, restored, imported or changed.',
  ),
}

/** The webhooks of the organization; the opened one beside the table. */
export function WebhooksScreen() {
  const { t } = useI18n()
  const page = usePageParams()
  const [{ search = '', sortBy, open, add }, change] = page
  const sort = WEBHOOK_SORTS.find((known) => known === sortBy) ?? 'name'
  const query = useQuery({
    ...webhooksQuery({ search, sort }),
    refetchInterval: ({ state: { data } }) =>
      whileWaiting(data?.map(({ attributes }) => attributes.last_delivery?.state)),
  })
  const rows = query.data ?? []
  const retrying = rows.filter(({ attributes }) => attributes.last_delivery?.state === 'waiting').length
  const [secret, setSecret] = useState<ShownSecret | null>(null)
  return (
    <>
      <TablePage
        title={t(ADMINISTRATION_PAGES.webhooks.name)}
        about={t(M.about)}
        search={{ label: t(M.search), text: search, onSearch: (text) => change({ search: text || undefined }) }}
        count={query.data && t(M.count, { count: rows.length, retrying })}
        action={
          <Button variant="primary" icon="plus" onPress={() => change({ add: true })}>
            {t(M.add)}
          </Button>
        }
        panel={
          open !== undefined && (
            <WebhookPanel key={open} id={open} onSecret={setSecret} onClose={() => change({ open: undefined })} />
          )
        }
      >
        <ListStates
          query={query}
          count={rows.length}
          filtered={search !== '' && 'by name'}
          onClear={() => change({ search: undefined })}
          first={<EmptyState art="trail" title={t(M.none)} text={t(M.noneText)} />}
        />
        {rows.length > 0 && <WebhooksTable rows={rows} page={page} busy={query.isPlaceholderData} />}
      </TablePage>
      {add && (
        <AddWebhook
          onAdded={({ id, attributes: { name, secret: value } }) => {
            setSecret({ name, secret: value, isNew: true })
            change({ add: undefined, open: id })
          }}
          onClose={() => change({ add: undefined })}
        />
      )}
      {secret && <SecretDialog {...secret} onDone={() => setSecret(null)} />}
    </>
  )
}
