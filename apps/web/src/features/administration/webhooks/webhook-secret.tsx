import { msg } from '@waymark/domain/message'
import type { Webhook } from '@waymark/domain/webhook'
import { Button, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useState } from 'react'
import { useChange } from '#data/api/change.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { rotateWebhookSecret } from '#data/webhooks.ts'
import { CANCEL } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ROTATE_SECRET } from '../page/page-messages.ts'
import { SIGNING_SECRET } from './webhook-messages.ts'
import type { ShownWebhookSecret } from './webhook-secret-dialog.tsx'
import styles from './webhooks.module.css'

const M = {
  signed: msg('webhook.signed', 'HMAC-SHA-256 of time and body, in'),
  rotate: msg('webhook.rotate', 'Rotate'),
  title: msg('webhook.rotate-title', 'Rotate the signing secret of {name}?'),
  text: msg(
    'webhook.rotate-text',
    'Everything is signed with the new secret at once. A receiver that checks the old one refuses events until it has the new one; they are tried again.',
  ),
  confirm: ROTATE_SECRET,
}

/** The end of the secret that signs, and a new one after a question. */
export function WebhookSecret({
  webhook: { id, attributes },
  onSecret,
}: {
  webhook: Webhook
  onSecret: (secret: ShownWebhookSecret) => void
}) {
  const { t } = useI18n()
  const toasts = useToasts()
  const [confirming, setConfirming] = useState(false)
  const { mutate, isPending } = useChange(rotateWebhookSecret)
  const rotate = () =>
    mutate(
      { params: { webhookId: id } },
      {
        onSuccess: ({ data }) => onSecret({ name: data.attributes.name, secret: data.attributes.secret, isNew: false }),
        onError: (error) => toasts.failed('rotate-secret', error),
        onSettled: () => setConfirming(false),
      },
    )
  const hint = (
    <>
      {t(M.signed)} <code className="mono">Waymark-Signature</code>
    </>
  )
  return (
    <>
      <Field label={t(SIGNING_SECRET)} hint={hint}>
        {({ id: input, describedBy }) => (
          <div className={styles.secret}>
            <TextInput
              id={input}
              aria-describedby={describedBy}
              mono
              readOnly
              value={`whs_${'•'.repeat(20)}${attributes.secret_end}`}
              onChange={() => {}}
            />
            <Button icon="refresh" onPress={() => setConfirming(true)}>
              {t(M.rotate)}
            </Button>
          </div>
        )}
      </Field>
      <ConfirmDialog
        open={confirming}
        title={t(M.title, { name: attributes.name })}
        text={t(M.text)}
        confirm={{ label: t(M.confirm), onPress: rotate, pending: isPending }}
        cancel={{ label: t(CANCEL), onPress: () => setConfirming(false) }}
      />
    </>
  )
}
