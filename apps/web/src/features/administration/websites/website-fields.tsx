import { msg } from '@waymark/domain/message'
import { DELAY_LIMIT } from '@waymark/domain/site'
import type { Form } from '@waymark/forms/form'
import { WEBSITE_ADDRESSES, WEBSITE_LABELS, type WebsiteForm } from '@waymark/forms/models/website'
import { Button, NumberInput } from '@waymark/ui/controls'
import { clockText, zoneText } from '@waymark/ui/date'
import { Field } from '@waymark/ui/form'
import { useState } from 'react'
import { CheckField } from '#form/check-field.tsx'
import { useFieldText } from '#form/controls/field-text.ts'
import { RowsGrid } from '#form/controls/rows-grid.tsx'
import { TextField } from '#form/text-field.tsx'
import { ZonePicker } from '#form/time-zone/zone-picker.tsx'
import { useField } from '#form/use-form.ts'
import { intlLocale } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { GDPR_HINT } from '#sites/website-messages.ts'
import pageStyles from '../page/page.module.css'
import styles from './websites.module.css'

const M = {
  delayHint: msg(
    'website.delay-hint',
    'How long a link or form waits for its tags at most, 0 to {limit, number}. With 0 it does not wait.',
  ),
  milliseconds: msg('website.milliseconds', 'ms'),
  zoneHint: msg('website.zone-hint', 'For new flight dates of tags. Now {time} there.'),
}

interface FieldsProps {
  readonly form: Form<WebsiteForm>
  readonly readOnly: boolean
}

/** The settings of a website. */
export function WebsiteFields({ form, readOnly, autoFocus = false }: FieldsProps & { autoFocus?: boolean }) {
  const { t } = useI18n()
  return (
    <div className={pageStyles.fields}>
      <TextField label={t(WEBSITE_LABELS.name)} field={form.field('name')} readOnly={readOnly} autoFocus={autoFocus} />
      <RowsGrid definition={WEBSITE_ADDRESSES} field={form.field('urls')} readOnly={readOnly} />
      <CheckField label={t(WEBSITE_LABELS.gdpr)} hint={t(GDPR_HINT)} field={form.field('gdpr')} readOnly={readOnly} />
      <DelayField form={form} readOnly={readOnly} />
      <ZoneField form={form} readOnly={readOnly} />
    </div>
  )
}

function DelayField({ form, readOnly }: FieldsProps) {
  const { t, errorText, edited } = useFieldText()
  const field = useField(form, 'delay')
  return (
    <Field
      label={t(WEBSITE_LABELS.delay)}
      hint={t(M.delayHint, { limit: DELAY_LIMIT })}
      error={errorText(field.error)}
      edited={edited(field.edited)}
    >
      <NumberInput
        value={field.value}
        onChange={field.setValue}
        onBlur={field.onBlur}
        readOnly={readOnly}
        suffix={t(M.milliseconds)}
        min={0}
        max={DELAY_LIMIT}
        step={100}
      />
    </Field>
  )
}

function ZoneField({ form, readOnly }: FieldsProps) {
  const { t, errorText, edited } = useFieldText()
  const { locale } = useI18n()
  const field = useField(form, 'timezone')
  const [now] = useState(() => new Date())
  return (
    <Field
      label={t(WEBSITE_LABELS.timezone)}
      hint={t(M.zoneHint, { time: clockText(field.value, now, intlLocale(locale)) })}
      error={errorText(field.error)}
      edited={edited(field.edited)}
    >
      {({ id, labelId }) => {
        const button = (
          <Button
            id={id}
            className={styles.zone}
            aria-labelledby={`${labelId} ${id}`}
            aria-haspopup="dialog"
            iconEnd="chevron-down"
          >
            {zoneText(field.value)}
          </Button>
        )
        return (
          <ZonePicker
            value={field.value}
            onChange={(zone) => readOnly || field.setValue(zone)}
            now={now}
            label={t(WEBSITE_LABELS.timezone)}
            button={button}
            id={id}
          />
        )
      }}
    </Field>
  )
}
