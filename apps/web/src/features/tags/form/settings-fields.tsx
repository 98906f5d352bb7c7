import { CONSENT_LABELS, CONSENT_TYPES, type ConsentType, consentCard } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import { Checkbox, Select } from '@waymark/ui/controls'
import { EditedMark, Field } from '@waymark/ui/form'
import { Note, Section } from '@waymark/ui/layout'
import { useSite } from '#data/known.ts'
import { useFieldText } from '#form/controls/field-text.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './settings.module.css'
import type { PartProps } from './tag-form-parts.ts'
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

/** What a visitor must have agreed to before the tag runs. */
export function ConsentTypeField({ spot, readOnly }: PartProps) {
  const { t, wrong, edited } = useFieldText()
  const place = spot.at('consentType')
  return (
    <Field label={t(M.consent)} error={wrong(place.error)} edited={edited(place.edited)}>
      <Select<ConsentType>
        value={place.value}
        onChange={place.set}
        options={CONSENT_TYPES.map((value) => ({ value, label: t(CONSENT_LABELS[value]) }))}
        searchLabel={t(M.search)}
        emptyText={t(M.none)}
        readOnly={readOnly}
      />
    </Field>
  )
}

export function PrivacyField({ spot, readOnly }: PartProps) {
  return <Flag label={M.privacy} place={spot.at('respectVisitorsPrivacy')} readOnly={readOnly} />
}

export function DebugModeField({ spot, readOnly }: PartProps) {
  return <Flag label={M.debug} place={spot.at('disableInDebugMode')} readOnly={readOnly} />
}

function Flag({
  label,
  place,
  readOnly,
}: {
  label: typeof M.privacy
  place: { value: boolean; edited: boolean; set(on: boolean): void }
  readOnly: boolean
}) {
  const { t, edited } = useFieldText()
  const mark = edited(place.edited)
  return (
    <Checkbox
      checked={place.value}
      onChange={(on) => place.set(on)}
      readOnly={readOnly}
      label={
        <>
          {t(label)} {mark && <EditedMark>{mark}</EditedMark>}
        </>
      }
    />
  )
}

/** Consent, privacy and debugging, with what the site makes of the consent type. */
export function AdvancedSection({ fresh, ...props }: PartProps & { fresh: boolean }) {
  const { t } = useI18n()
  const site = useSite()
  const managerIncluded = useConsentManagerIncluded()
  const card = consentCard({ site, managerIncluded })
  const free = props.spot.at('consentType').value === 'not_require_consent'
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
