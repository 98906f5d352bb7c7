import { msg } from '@waymark/domain/message'
import type { WebhookWithSecret } from '@waymark/domain/webhook'
import { createWebhookForm, webhookBody } from '@waymark/forms/models/webhook'
import { Button } from '@waymark/ui/controls'
import { SideSheet } from '@waymark/ui/overlay'
import { type FormEvent, useId, useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { useChange } from '#data/change.ts'
import { addWebhook } from '#data/webhooks.ts'
import { MarksEdits } from '#form/controls/field-text.ts'
import { DiscardDialog } from '#form/leave-guard.tsx'
import { useForm } from '#form/use-form.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { WebhookFields } from './webhook-fields.tsx'

const M = {
  title: msg('webhooks.add', 'Add webhook'),
  about: msg('webhooks.add-about', 'You get its signing secret once.'),
  add: msg('webhooks.add-do', 'Add and show secret'),
  cancel: msg('cancel', 'Cancel'),
  close: msg('close', 'Close'),
}

/** The sheet that adds a webhook; the answer has its secret. What the server refuses stays in its fields. */
export function AddWebhook({
  onAdded,
  onClose,
}: {
  onAdded: (webhook: WebhookWithSecret) => void
  onClose: () => void
}) {
  const { t } = useI18n()
  const [form] = useState(createWebhookForm)
  const [webhookId] = useState(randomId)
  const { mutateAsync } = useChange(addWebhook)
  const submit = useSubmit('add-webhook')
  const { dirty, submitting, errorCount } = useForm(form)
  const { root, showErrors } = useErrorFocus(form)
  const [asking, setAsking] = useState(false)
  const id = useId()
  const leave = () => (dirty ? setAsking(true) : onClose())
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (form.status().submitting) return
    if (errorCount > 0) return showErrors()
    const end = await submit(form, (values) => mutateAsync({ body: { data: webhookBody(webhookId, values) } }))
    if (end.ok) onAdded(end.answer.data)
  }
  return (
    <SideSheet
      open
      width={560}
      title={t(M.title)}
      sub={t(M.about)}
      closeLabel={t(M.close)}
      onClose={submitting ? 'none' : leave}
      foot={
        <>
          <Button variant="quiet" onPress={leave}>
            {t(M.cancel)}
          </Button>
          <Button type="submit" form={id} variant="primary" pending={submitting}>
            {t(M.add)}
          </Button>
        </>
      }
    >
      <form id={id} ref={root} onSubmit={(event) => void onSubmit(event)} noValidate>
        <MarksEdits value={false}>
          <WebhookFields form={form} readOnly={submitting} isNew />
        </MarksEdits>
      </form>
      <DiscardDialog form={form} open={asking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </SideSheet>
  )
}
