import { msg } from '@waymark/domain/message'
import type { WebhookWithSecret } from '@waymark/domain/webhook'
import { createWebhookForm, webhookBody } from '@waymark/forms/models/webhook'
import { useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { useChange } from '#data/api/change.ts'
import { addWebhook } from '#data/webhooks.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ADD_AND_SHOW_SECRET } from '../page/page-messages.ts'
import { RowDialog } from '../page/row-dialog.tsx'
import { WebhookFields } from './webhook-fields.tsx'
import { ADD_WEBHOOK } from './webhook-messages.ts'

const ABOUT = msg('webhooks.add-about', 'You get its signing secret once.')

interface AddWebhookProps {
  onAdded: (webhook: WebhookWithSecret) => void
  onClose: () => void
}

/** The sheet that adds a webhook; the answer has its secret. */
export function AddWebhook({ onAdded, onClose }: AddWebhookProps) {
  const { t } = useI18n()
  const [form] = useState(createWebhookForm)
  const [webhookId] = useState(randomId)
  const { mutateAsync } = useChange(addWebhook)
  return (
    <RowDialog
      side
      width={560}
      form={form}
      action="add-webhook"
      title={t(ADD_WEBHOOK)}
      about={t(ABOUT)}
      submitLabel={t(ADD_AND_SHOW_SECRET)}
      restoreKey="add-webhook"
      send={(values) => mutateAsync({ body: { data: webhookBody(webhookId, values) } })}
      onDone={({ data }) => onAdded(data)}
      onClose={onClose}
    >
      {(readOnly) => <WebhookFields form={form} readOnly={readOnly} isNew />}
    </RowDialog>
  )
}
