import { msg } from '@waymark/domain/message'
import type { Webhook } from '@waymark/domain/webhook'
import { IconButton, Switch } from '@waymark/ui/controls'
import { Menu } from '@waymark/ui/floating'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useId, useState } from 'react'
import { useChange } from '#data/api/change.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { changeWebhook, removeWebhook } from '#data/webhooks.ts'
import { CANCEL, MORE_ACTIONS } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { OFF, ON } from './webhook-messages.ts'
import styles from './webhooks.module.css'

const M = {
  send: msg('webhook.send-events', 'Send events'),
  remove: msg('webhook.delete', 'Delete webhook'),
  title: msg('webhook.delete-title', 'Delete {name}?'),
  text: msg(
    'webhook.delete-text',
    'Its secret and its deliveries are deleted with it. What still waits is not sent. It cannot be undone.',
  ),
}

interface WebhookActionsProps {
  webhook: Webhook
  closeIfDeleted: <Answer>(change: Promise<Answer>) => Promise<Answer>
  onRemoved: () => void
}

/** Turns a webhook on and off, and deletes it after a question. */
export function WebhookActions({ webhook: { id, attributes }, closeIfDeleted, onRemoved }: WebhookActionsProps) {
  const { t } = useI18n()
  const toasts = useToasts()
  const switchId = useId()
  const change = useChange(changeWebhook)
  const remove = useChange(removeWebhook)
  const [confirming, setConfirming] = useState(false)
  const params = { webhookId: id }
  const chosen = change.isPending ? change.variables.body.data.attributes.is_active : undefined
  const isActive = chosen ?? attributes.is_active
  const turn = (on: boolean) => {
    const action = on ? 'turn-on-webhook' : 'turn-off-webhook'
    const body = { data: { type: 'webhook' as const, attributes: { is_active: on } } }
    void toasts.report(action, closeIfDeleted(change.mutateAsync({ params, body })))
  }
  const onRemove = async () => {
    if (await toasts.report('delete-webhook', closeIfDeleted(remove.mutateAsync({ params })))) onRemoved()
  }
  return (
    <>
      <span className={styles.switch}>
        <label htmlFor={switchId} aria-hidden="true">
          {t(isActive ? ON : OFF)}
        </label>
        <Switch id={switchId} aria-label={t(M.send)} checked={isActive} pending={change.isPending} onChange={turn} />
      </span>
      <Menu
        placement="bottom-end"
        button={<IconButton icon="more" label={t(MORE_ACTIONS)} />}
        items={[
          { key: 'delete', icon: 'trash', label: t(M.remove), tone: 'danger', onSelect: () => setConfirming(true) },
        ]}
      />
      <ConfirmDialog
        open={confirming}
        title={t(M.title, { name: attributes.name })}
        text={t(M.text)}
        confirm={{ label: t(M.remove), onPress: () => void onRemove(), pending: remove.isPending }}
        cancel={{ label: t(CANCEL), onPress: () => setConfirming(false) }}
      />
    </>
  )
}
