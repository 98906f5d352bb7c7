import { msg } from '@waymark/domain/message'
import { WEBHOOK_EVENTS, type WebhookEventType } from '@waymark/domain/webhook'
import type { Form } from '@waymark/forms/form'
import { WEBHOOK_LABELS, type WebhookForm } from '@waymark/forms/models/webhook'
import { Checkbox } from '@waymark/ui/controls'
import { FieldGroup } from '@waymark/ui/form'
import { CheckField } from '#form/check-field.tsx'
import { useFieldText } from '#form/controls/field-text.ts'
import { TextField } from '#form/text-field.tsx'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import pageStyles from '../page/page.module.css'
import { EVENT_NAMES } from './event-names.ts'
import { WebhookSites } from './webhook-sites.tsx'
import styles from './webhooks.module.css'

const ADDRESS_HINT = msg('webhook.address-hint', 'Events are sent here with POST, as JSON.')

interface FieldsProps {
  readonly form: Form<WebhookForm>
  readonly readOnly: boolean
}

/** The settings of a webhook: name, address, events and websites. */
export function WebhookFields({ form, readOnly, isNew = false }: FieldsProps & { isNew?: boolean }) {
  const { t } = useI18n()
  return (
    <div className={pageStyles.fields}>
      <TextField label={t(WEBHOOK_LABELS.name)} field={form.field('name')} readOnly={readOnly} autoFocus={isNew} />
      <TextField
        mono
        inputMode="url"
        label={t(WEBHOOK_LABELS.url)}
        hint={isNew ? t(ADDRESS_HINT) : undefined}
        field={form.field('url')}
        readOnly={readOnly}
      />
      <Events form={form} readOnly={readOnly} />
      <WebhookSites field={form.field('site_ids')} readOnly={readOnly} />
      {isNew && <CheckField label={t(WEBHOOK_LABELS.is_active)} field={form.field('is_active')} readOnly={readOnly} />}
    </div>
  )
}

function Events({ form, readOnly }: FieldsProps) {
  const { t, errorText, edited } = useFieldText()
  const field = useField(form, 'events')
  const set = (event: WebhookEventType, on: boolean) =>
    field.setValue(WEBHOOK_EVENTS.filter((one) => (one === event ? on : field.value.includes(one))))
  return (
    <FieldGroup label={t(WEBHOOK_LABELS.events)} error={errorText(field.error)} edited={edited(field.edited)}>
      <div className={styles.events}>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            label={t(EVENT_NAMES[event])}
            checked={field.value.includes(event)}
            onChange={(on) => set(event, on)}
            readOnly={readOnly}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
