import { CONSENT_LABELS, CONSENT_TYPES, type ConsentType, consentCard } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import type { FieldApi } from '@waymark/forms/form'
import { Checkbox, Select } from '@waymark/ui/controls'
import { EditedMark, Field } from '@waymark/ui/form'
import { Note, Section } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { useSite } from '#data/current-site.ts'
import { useFieldText } from '#form/controls/field-text.ts'
import { NOTHING_FOUND, SEARCH } from '#form/form-messages.ts'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { TagSectionProps } from './section-props.ts'
import styles from './settings.module.css'
import { useConsentManagerIncluded } from './use-consent-manager-included.ts'

const M = {
  advanced: msg('tags.advanced', 'Advanced settings'),
  debugging: msg('tags.advanced-short', 'Advanced'),
  prefilled: msg('tags.advanced-about', 'Prefilled by the template.'),
  title: msg('tags.consent', 'Consent'),
  about: msg('tags.consent-about', "Whether this tag waits for the visitor's consent."),
  consent: msg('tags.consent-type', 'Consent type'),
  privacy: msg('tags.privacy', 'Respect opt-out and Do Not Track'),
  optOut: msg('tags.opt-out', 'How visitors opt out'),
  debug: msg('tags.debug', 'Do not fire while debugging'),
  free: msg('tags.consent-free', 'The tag fires without consent, because its type needs none.'),
}

/** The page of the account module about opting out. */
const OPT_OUT = '/administration/account/opt-out'

/** The consent that a tag requires before it runs. */
export function ConsentTypeField({ form, readOnly }: TagSectionProps) {
  const { t, errorText, edited } = useFieldText()
  const field = useField(form, 'consentType')
  return (
    <Field label={t(M.consent)} error={errorText(field.error)} edited={edited(field.edited)}>
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

export function PrivacyField({ form, readOnly }: TagSectionProps) {
  const { t } = useI18n()
  return (
    <Flag
      label={M.privacy}
      hint={
        <a className="link" href={OPT_OUT} target="_blank" rel="noreferrer">
          {t(M.optOut)}
        </a>
      }
      field={form.field('respectVisitorsPrivacy')}
      readOnly={readOnly}
    />
  )
}

export function DebugModeField({ form, readOnly }: TagSectionProps) {
  return <Flag label={M.debug} field={form.field('disableInDebugMode')} readOnly={readOnly} />
}

function Flag({
  label,
  hint,
  readOnly,
  ...props
}: {
  label: typeof M.privacy
  hint?: ReactNode
  field: FieldApi<boolean>
  readOnly: boolean
}) {
  const { t, edited } = useFieldText()
  const field = useField(props.field)
  const mark = edited(field.edited)
  return (
    <Checkbox
      checked={field.value}
      onChange={field.setValue}
      readOnly={readOnly}
      hint={hint}
      label={
        <>
          {t(label)} {mark && <EditedMark>{mark}</EditedMark>}
        </>
      }
    />
  )
}

/** Consent and privacy, with a note if the site does not support the consent type; for a new tag debugging too. */
export function ConsentSection({ fresh, ...props }: TagSectionProps & { fresh: boolean }) {
  const { t } = useI18n()
  const site = useSite()
  const managerIncluded = useConsentManagerIncluded()
  const card = consentCard({ site, managerIncluded })
  const free = useField(props.form, 'consentType').value === 'not_require_consent'
  return (
    <Section
      id={fresh ? 'section-advanced' : 'section-consent'}
      title={t(fresh ? M.advanced : M.title)}
      description={t(fresh ? M.prefilled : M.about)}
    >
      <div className={styles.settings}>
        <div className={styles.consent}>
          <ConsentTypeField {...props} />
          <p className="t-caption">{t(free ? M.free : card.text)}</p>
        </div>
        <div className={styles.flags}>
          <PrivacyField {...props} />
          {fresh && <DebugModeField {...props} />}
        </div>
      </div>
      {card.note && <Note tone="info">{t(card.note)}</Note>}
      {card.warning && <Note tone="warning">{t(card.warning)}</Note>}
    </Section>
  )
}

/** What is left of the settings of a stored tag. */
export function AdvancedSection(props: TagSectionProps) {
  const { t } = useI18n()
  return (
    <Section id="section-advanced" title={t(M.debugging)}>
      <DebugModeField {...props} />
    </Section>
  )
}
