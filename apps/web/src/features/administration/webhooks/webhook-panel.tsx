import { useQuery, useQueryClient } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { Webhook } from '@waymark/domain/webhook'
import { createWebhookForm, webhookPatch } from '@waymark/forms/models/webhook'
import { Note } from '@waymark/ui/layout'
import { SidePanel } from '@waymark/ui/overlay'
import { isMissing } from '#data/api/call-failed.ts'
import { useChange } from '#data/api/change.ts'
import { changeWebhook, readWebhook, WEBHOOKS, webhookQuery } from '#data/webhooks.ts'
import { LeaveGuard } from '#form/leave-guard.tsx'
import { CLOSE } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { MergedNotes } from '#items/stored-form/merged-notes.tsx'
import { ADDED } from '../page/page-messages.ts'
import { PanelSave } from '../page/panel-save.tsx'
import { PanelStates } from '../page/panel-states.tsx'
import { usePanelForm } from '../page/use-panel-form.ts'
import { Deliveries } from './deliveries.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookFields } from './webhook-fields.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import type { ShownWebhookSecret } from './webhook-secret-dialog.tsx'
import styles from './webhooks.module.css'

const M = {
  addedBy: msg('webhook.added-by', 'Added {date} by {author}'),
  failing: msg(
    'webhook.failing',
    'Turned off by the server: nothing could be delivered for five days. Turned on again, it sends what still waits.',
  ),
  secretLost: msg(
    'webhook.secret-lost',
    'Turned off by the server: its secret could not be decrypted and was replaced. Rotate it, then turn it on.',
  ),
}

interface PanelProps {
  onSecret: (secret: ShownWebhookSecret) => void
  onClose: () => void
}

/** The opened webhook, beside the table: its settings, its secret and what was sent. */
export function WebhookPanel({ id, ...props }: PanelProps & { id: string }) {
  const query = useQuery({ ...webhookQuery(id), refetchOnMount: 'always' })
  if (!query.data || isMissing(query.error)) return <PanelStates query={query} onClose={props.onClose} />
  return <Panel webhook={query.data} {...props} />
}

function Panel({ webhook, onSecret, onClose }: PanelProps & { webhook: Webhook }) {
  const { t } = useI18n()
  const { date } = useFormats()
  const queries = useQueryClient()
  const change = useChange(changeWebhook)
  const { form, dirty, submitting, root, saving, onSubmit, close, closeIfDeleted, restoreKey, kept, conflicts } =
    usePanelForm({
      stored: webhook,
      createForm: createWebhookForm,
      action: 'edit-webhook',
      restoreKey: webhook.id,
      read: () => readWebhook(queries, webhook.id),
      send: (values, initial, revision) =>
        change.mutateAsync({
          params: { webhookId: webhook.id },
          body: { data: webhookPatch(values, initial) },
          revision,
        }),
      onClose,
      lists: WEBHOOKS,
    })
  const { name, created_at, created_by, paused_reason } = webhook.attributes
  const added = { date: date(created_at), author: created_by }
  return (
    <SidePanel
      title={name}
      sub={t(created_by === null ? ADDED : M.addedBy, added)}
      closeLabel={t(CLOSE)}
      onClose={onClose}
      actions={<WebhookActions webhook={webhook} closeIfDeleted={closeIfDeleted} onRemoved={close} />}
      foot={dirty && <PanelSave {...saving} />}
    >
      <div className={styles.settings}>
        {paused_reason && <Note tone="warning">{t(paused_reason === 'failing' ? M.failing : M.secretLost)}</Note>}
        <MergedNotes kept={kept} conflicts={conflicts} />
        <form ref={root} onSubmit={onSubmit} noValidate>
          <WebhookFields form={form} readOnly={submitting} />
          <button type="submit" hidden />
        </form>
        <WebhookSecret webhook={webhook} onSecret={onSecret} />
      </div>
      <Deliveries webhook={webhook} />
      <LeaveGuard form={form} name={name} restoreKey={restoreKey} withSearch="open" />
    </SidePanel>
  )
}
