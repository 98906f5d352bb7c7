import { msg } from '@waymark/domain/message'
import type { Webhook } from '@waymark/domain/webhook'
import { TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { useChange } from '#data/api/change.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { rotateWebhookSecret } from '#data/webhooks.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ConfirmedButton } from '../page/confirmed-button.tsx'
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
}

interface WebhookSecretProps {
  webhook: Webhook
  onSecret: (secret: ShownWebhookSecret) => void
}

/** The end of the secret that signs, and a new one after a question. */
export function WebhookSecret({ webhook: { id, attributes }, onSecret }: WebhookSecretProps) {
  const { t } = useI18n()
  const toasts = useToasts()
  const { mutateAsync, isPending } = useChange(rotateWebhookSecret)
  const rotate = () =>
    mutateAsync({ params: { webhookId: id } }).then(
      ({ data }) => onSecret({ name: data.attributes.name, secret: data.attributes.secret, isNew: false }),
      (error) => toasts.failed('rotate-secret', error),
    )
  const hint = (
    <>
      {t(M.signed)} <code className="mono">Waymark-Signature</code>
    </>
  )
  return (
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
          <ConfirmedButton
            icon="refresh"
            title={t(M.title, { name: attributes.name })}
            text={t(M.text)}
            confirmLabel={t(ROTATE_SECRET)}
            pending={isPending}
            onConfirm={rotate}
          >
            {t(M.rotate)}
          </ConfirmedButton>
        </div>
      )}
    </Field>
  )
}
