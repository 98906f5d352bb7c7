import { type Message, msg } from '@waymark/domain/message'
import type { Tracker, TrackerDialect, TrackerForm } from '@waymark/domain/site'
import type { Form } from '@waymark/forms/form'
import { TRACKER_LABELS } from '@waymark/forms/models/tracker'
import { RadioGroup } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { Section } from '@waymark/ui/layout'
import { useFieldText } from '#form/controls/field-text.ts'
import { TextField } from '#form/text-field.tsx'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './tracker.module.css'

const DIALECTS: Readonly<Record<TrackerDialect, Message>> = {
  extended: msg('tracker.extended', 'Extended'),
  matomo: msg('tracker.matomo', 'Matomo'),
}

const M = {
  addresses: msg('tracker.addresses', 'Addresses'),
  addressesAbout: msg(
    'tracker.addresses-about',
    'Both come from the tracker. Left empty, those of the installation are used.',
  ),
  jsHint: msg('tracker.js-hint', 'A Matomo has it at /matomo.js.'),
  phpHint: msg('tracker.php-hint', 'A Matomo has it at /matomo.php.'),
  noAddress: msg('tracker.no-address', 'The installation has none'),
  kind: msg('tracker.kind', 'Kind of tracker'),
  kindAbout: msg('tracker.kind-about', 'Which commands it understands, and the name it has for this website.'),
  inherited: msg('tracker.inherited', "The installation's: {dialect}"),
  extendedHint: msg(
    'tracker.extended-hint',
    'Knows ecommerce commands with brand, variant, currency and product dimensions.',
  ),
  matomoHint: msg(
    'tracker.matomo-hint',
    "Takes what Matomo's own script takes. Forms of tags say what that leaves out.",
  ),
  siteIdHint: msg(
    'tracker.site-id-hint',
    "At a Matomo a number: Administration, Websites, Manage. Otherwise, left empty, it is this website's own ID.",
  ),
}

interface TrackerFieldsProps {
  form: Form<TrackerForm>
  tracker: Tracker
  readOnly: boolean
}

/** The fields of a website's tracker. */
export function TrackerFields({ form, tracker, readOnly }: TrackerFieldsProps) {
  const { t } = useI18n()
  const { installation } = tracker.attributes
  const text = { form, readOnly }
  const speaksMatomo = (useField(form, 'dialect').value || installation.dialect) === 'matomo'
  return (
    <>
      <Section first title={t(M.addresses)} description={t(M.addressesAbout)}>
        <div className={styles.fields}>
          <TrackerText {...text} name="js_url" hint={M.jsHint} placeholder={installation.js_url || t(M.noAddress)} />
          <TrackerText {...text} name="php_url" hint={M.phpHint} placeholder={installation.php_url || t(M.noAddress)} />
        </div>
      </Section>
      <Section title={t(M.kind)} description={t(M.kindAbout)}>
        <div className={styles.fields}>
          <DialectField form={form} inherited={installation.dialect} readOnly={readOnly} />
          <TrackerText {...text} name="site_id" hint={M.siteIdHint} placeholder={speaksMatomo ? '' : tracker.id} />
        </div>
      </Section>
    </>
  )
}

function TrackerText({
  form,
  name,
  hint,
  ...input
}: {
  form: Form<TrackerForm>
  name: 'js_url' | 'php_url' | 'site_id'
  hint: Message
  placeholder: string
  readOnly: boolean
}) {
  const { t } = useI18n()
  return <TextField {...input} mono label={t(TRACKER_LABELS[name])} hint={t(hint)} field={form.field(name)} />
}

interface DialectFieldProps {
  form: Form<TrackerForm>
  inherited: TrackerDialect
  readOnly: boolean
}

function DialectField({ form, inherited, readOnly }: DialectFieldProps) {
  const { t, edited } = useFieldText()
  const field = useField(form, 'dialect')
  return (
    <Field label={t(TRACKER_LABELS.dialect)} edited={edited(field.edited)}>
      {({ labelId }) => (
        <RadioGroup
          aria-labelledby={labelId}
          value={field.value}
          onChange={field.setValue}
          readOnly={readOnly}
          options={[
            { value: '', label: t(M.inherited, { dialect: t(DIALECTS[inherited]) }) },
            { value: 'extended', label: t(DIALECTS.extended), hint: t(M.extendedHint) },
            { value: 'matomo', label: t(DIALECTS.matomo), hint: t(M.matomoHint) },
          ]}
        />
      )}
    </Field>
  )
}
