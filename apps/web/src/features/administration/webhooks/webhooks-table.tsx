import { msg } from '@waymark/domain/message'
import type { Webhook } from '@waymark/domain/webhook'
import { WEBHOOK_LABELS } from '@waymark/forms/models/webhook'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { NEVER, STATE } from '../page/page-messages.ts'
import { type PageState, pageSort } from '../page/page-params.ts'
import { RowName } from '../page/row-name.tsx'
import { RowTable } from '../page/row-table.tsx'
import { useEventsSummary } from './event-names.ts'
import { LastAnswer, OnOrOff } from './webhook-state.tsx'

const M = {
  last: msg('webhooks.last-delivery', 'Last delivery'),
  answer: msg('webhooks.answer', 'Answer'),
}

/** The rows of the webhooks. */
export function WebhooksTable({ rows, page, busy }: { rows: readonly Webhook[]; page: PageState; busy: boolean }) {
  const { t } = useI18n()
  const { recent } = useFormats()
  const summary = useEventsSummary()
  const [{ open }] = page
  return (
    <RowTable
      label={t(ADMINISTRATION_PAGES.webhooks.name)}
      busy={busy}
      {...(open !== undefined && { minWidth: 640 })}
      columns={[
        { key: 'name', head: t(WEBHOOK_LABELS.name), sort: pageSort('name', page, 'name') },
        { key: 'events', head: t(WEBHOOK_LABELS.events), width: '9.5rem', roomy: true },
        { key: 'last', head: t(M.last), width: '9.25rem', roomy: true },
        { key: 'answer', head: t(M.answer), width: '7rem' },
        { key: 'state', head: t(STATE), width: '4.5rem' },
      ]}
      rows={rows.map(({ id, attributes }) => ({
        key: id,
        selected: id === open,
        cells: [
          <RowName key="name" id={id} name={attributes.name} caption={attributes.url} muted={!attributes.is_active} />,
          summary(attributes.events),
          attributes.last_delivery ? recent(attributes.last_delivery.tried_at) : t(NEVER),
          <LastAnswer key="answer" webhook={attributes} />,
          <OnOrOff key="state" isActive={attributes.is_active} />,
        ],
      }))}
    />
  )
}
