import { CONSENT_LABELS, CONSENT_TYPES, type ConsentType, consentCard } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import type { FieldApi } from '@waymark/forms/form'
import { Checkbox, Select } from '@waymark/ui/controls'
import { EditedMark, Field } from '@waymark/ui/form'
import { Note, Section } from '@waymark/ui/layout'
import { useSite } from '#data/current-site.ts'
import { useFieldText } from '#form/controls/field-text.ts'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { SectionProps } from './section-props.ts'
import styles from './settings.module.css'
import { useConsentManagerIncluded } from './use-consent-manager-included.ts'

const M = {
  advanced: msg('tags.advanced', 'Advanced settings'),
  prefilled: msg('tags.advanced-about', 'Prefilled by the template.'),
  title: msg('tags.consent', 'Consent'),
  about: msg('tags.consent-about', 'Decides whether this tag waits for the visitor.'),
  consent: msg('tags.consent-type', 'Consent type'),
  privacy: msg('tags.privacy', 'Respect opt-out and Do Not Track'),
  debug: msg('tags.debug', 'Do not fire while debugging'),
  free: msg('tags.consent-free', 'The tag fires without asking, because its type needs no consent.'),
  search: msg('select.search', 'Search'),
  none: msg('select.none', 'Nothing found'),
}

/** The consent that a tag requires before it runs. */
export function ConsentTypeField({ form, readOnly }: SectionProps) {
  const { t, errorText, edited } = useFieldText()
  const field = useField(form, 'consentType')
  return (
    <Field label={t(M.consent)} error={errorText(field.error)} edited={edited(field.edited)}>
      <Select<ConsentType>
        value={field.value}
        onChange={field.setValue}
        options={CONSENT_TYPES.map((value) => ({ value, label: t(CONSENT_LABELS[value]) }))}
        searchLabel={t(M.search)}
        emptyText={t(M.none)}
        readOnly={readOnly}
      />
    </Field>
  )
}

export function PrivacyField({ form, readOnly }: SectionProps) {
  return <Flag label={M.privacy} field={form.field('respectVisitorsPrivacy')} readOnly={readOnly} />
}

export function DebugModeField({ form, readOnly }: SectionProps) {
  return <Flag label={M.debug} field={form.field('disableInDebugMode')} readOnly={readOnly} />
}

function Flag({ label, readOnly, ...props }: { label: typeof M.privacy; field: FieldApi<boolean>; readOnly: boolean }) {
  const { t, edited } = useFieldText()
  const field = useField(props.field)
  const mark = edited(field.edited)
  return (
    <Checkbox
      checked={field.value}
      onChange={field.setValue}
      readOnly={readOnly}
      label={
        <>
          {t(label)} {mark && <EditedMark>{mark}</EditedMark>}
        </>
      }
    />
  )
}

/** Consent, privacy and debugging, with a note if the site does not support the consent type. */
export function AdvancedSection({ fresh, ...props }: SectionProps & { fresh: boolean }) {
  const { t } = useI18n()
  const site = useSite()
  const managerIncluded = useConsentManagerIncluded()
  const card = consentCard({ site, managerIncluded })
  const free = useField(props.form, 'consentType').value === 'not_require_consent'
  return (
    <Section
      id="section-advanced"
      title={t(fresh ? M.advanced : M.title)}
      description={t(fresh ? M.prefilled : M.about)}
    >
      <div className={styles.settings}>
        <div className={styles.consent}>
          <ConsentTypeField {...props} />
          <p className={styles.card}>{t(free ? M.free : card.text)}</p>
        </div>
        <div className={styles.flags}>
          <PrivacyField {...props} />
          <DebugModeField {...props} />
        </div>
      </div>
      {card.note && <Note tone="info">{t(card.note)}</Note>}
      {card.warning && <Note tone="warning">{t(card.warning)}</Note>}
    </Section>
  )
}
