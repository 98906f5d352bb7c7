import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { Webhook } from '@waymark/domain/webhook'
import { createWebhookForm, webhookPatch } from '@waymark/forms/models/webhook'
import { Note } from '@waymark/ui/layout'
import { SidePanel } from '@waymark/ui/overlay'
import { type FormEvent, useEffect, useState } from 'react'
import { isMissing } from '#data/call-failed.ts'
import { useChange } from '#data/change.ts'
import { changeWebhook, WEBHOOKS, webhookQuery } from '#data/webhooks.ts'
import { LeaveGuard } from '#form/leave-guard.tsx'
import { useForm } from '#form/use-form.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { PanelSave } from '../page/panel-save.tsx'
import { PanelStates } from '../page/panel-states.tsx'
import { useGone } from '../page/use-gone.ts'
import { Deliveries } from './deliveries.tsx'
import type { ShownSecret } from './secret-dialog.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookFields } from './webhook-fields.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import styles from './webhooks.module.css'

const M = {
  added: msg('webhook.added', 'Added {date}'),
  addedBy: msg('webhook.added-by', 'Added {date} by {author}'),
  close: msg('close', 'Close'),
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
  onSecret: (secret: ShownSecret) => void
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
  const change = useChange(changeWebhook)
  const submit = useSubmit('edit-webhook')
  const [form] = useState(() => createWebhookForm(webhook))
  const { dirty, submitting } = useForm(form)
  const { root, showErrors } = useErrorFocus(form)
  const close = () => {
    form.send({ type: 'reset' })
    onClose()
  }
  const unlessGone = useGone(close, WEBHOOKS)
  useEffect(() => {
    // What another owner saved is taken in unless something is being edited here.
    const { initial } = createWebhookForm(webhook).get()
    if (!form.status().dirty && !form.get().submitting) form.send({ type: 'rebase', initial, values: initial })
  }, [form, webhook])

  const params = { webhookId: webhook.id }
  const save = () => {
    if (form.status().submitting || !form.status().dirty) return
    if (form.status().errorCount > 0) return showErrors()
    void submit(form, (values, initial) =>
      unlessGone(change.mutateAsync({ params, body: { data: webhookPatch(values, initial) } })),
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const { name, created_at, created_by, paused_reason } = webhook.attributes
  const added = { date: date(created_at), author: created_by }
  return (
    <SidePanel
      title={name}
      sub={t(created_by === null ? M.added : M.addedBy, added)}
      closeLabel={t(M.close)}
      onClose={onClose}
      actions={<WebhookActions webhook={webhook} unlessGone={unlessGone} onRemoved={close} />}
      foot={dirty && <PanelSave form={form} onSave={save} onInvalid={showErrors} />}
    >
      <div className={styles.settings}>
        {paused_reason && <Note tone="warning">{t(paused_reason === 'failing' ? M.failing : M.secretLost)}</Note>}
        <form ref={root} onSubmit={onSubmit} noValidate>
          <WebhookFields form={form} readOnly={submitting} />
          <button type="submit" hidden />
        </form>
        <WebhookSecret webhook={webhook} onSecret={onSecret} />
      </div>
      <Deliveries webhook={webhook} />
      <LeaveGuard form={form} name={name} withSearch="open" />
    </SidePanel>
  )
}
