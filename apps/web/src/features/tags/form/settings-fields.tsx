import { CONSENT_LABELS, CONSENT_TYPES, type ConsentType, consentCard, needsConsent } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import { NOT_WHILE_DEBUGGING, RESPECT_PRIVACY } from '@waymark/domain/tag'
import { Select } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { Note, Section } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { useSite } from '#data/current-site.ts'
import { CheckField } from '#form/check-field.tsx'
import { useFieldText } from '#form/controls/field-text.ts'
import { NOTHING_FOUND, SEARCH } from '#form/form-messages.ts'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CONSENT_TYPE } from '#items/facts/fact-messages.ts'
import type { DescribedTagSectionProps, TagSectionProps } from './section-props.ts'
import styles from './settings.module.css'
import { useConsentManagerIncluded } from './use-consent-manager-included.ts'

const M = {
  optOut: msg('tags.opt-out', 'How visitors opt out'),
  free: msg('tags.consent-free', 'The tag fires without consent, because its type needs none.'),
}

/** The page of the account module about opting out. */
const OPT_OUT = '/administration/account/opt-out'

/** The consent that a tag requires before it runs. */
function ConsentTypeField({ form, readOnly }: TagSectionProps) {
  const { t, errorText, edited } = useFieldText()
  const field = useField(form, 'consentType')
  return (
    <Field label={t(CONSENT_TYPE)} error={errorText(field.error)} edited={edited(field.edited)}>
      <Select<ConsentType>
        value={field.value}
        onChange={field.setValue}
        options={CONSENT_TYPES.map((value) => ({ value, label: t(CONSENT_LABELS[value]) }))}
        searchLabel={t(SEARCH)}
        emptyText={t(NOTHING_FOUND)}
        readOnly={readOnly}
      />
    </Field>
  )
}

function PrivacyField({ form, readOnly }: TagSectionProps) {
  const { t } = useI18n()
  return (
    <CheckField
      label={t(RESPECT_PRIVACY)}
      hint={
        <a className="link link-alone" href={OPT_OUT} target="_blank" rel="noreferrer">
          {t(M.optOut)}
        </a>
      }
      field={form.field('respectVisitorsPrivacy')}
      readOnly={readOnly}
    />
  )
}

function DebugModeField({ form, readOnly }: TagSectionProps) {
  const { t } = useI18n()
  return <CheckField label={t(NOT_WHILE_DEBUGGING)} field={form.field('disableInDebugMode')} readOnly={readOnly} />
}

/** The settings of every tag, by the names of their fields. */
export const SHARED_FIELD_CONTROLS: Readonly<Record<string, (props: TagSectionProps) => ReactNode>> = {
  consentType: Consent,
  respectVisitorsPrivacy: PrivacyField,
  disableInDebugMode: DebugModeField,
}

/** A section of settings that every tag has; with consent, a note says whether the site supports its type. */
export function TagSettingsSection({ section: { key, label, about, fields }, ...props }: DescribedTagSectionProps) {
  const { t } = useI18n()
  const hasConsent = fields.includes('consentType')
  const others = fields.flatMap((name) => {
    const Setting = name === 'consentType' ? undefined : SHARED_FIELD_CONTROLS[name]
    return Setting ? [<Setting key={name} {...props} />] : []
  })
  return (
    <Section first={props.first} id={`section-${key}`} title={t(label)} description={about && t(about)}>
      {hasConsent ? <Consent {...props}>{others}</Consent> : others}
    </Section>
  )
}

/** The consent that a tag requires, and what this means on its site. The `children` stand beside it. */
function Consent({ children, ...props }: TagSectionProps & { children?: ReactNode }) {
  const { t } = useI18n()
  const site = useSite()
  const managerIncluded = useConsentManagerIncluded()
  const card = consentCard({ site, managerIncluded })
  const free = !needsConsent(useField(props.form, 'consentType').value)
  return (
    <div className={styles.card}>
      <div className={styles.settings}>
        <div className={styles.consent}>
          <ConsentTypeField {...props} />
          <p className="t-caption">{t(free ? M.free : card.text)}</p>
        </div>
        {children && <div className={styles.flags}>{children}</div>}
      </div>
      {card.note && <Note tone="info">{t(card.note)}</Note>}
      {card.warning && <Note tone="warning">{t(card.warning)}</Note>}
    </div>
  )
}
