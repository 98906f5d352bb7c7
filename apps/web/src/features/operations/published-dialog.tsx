import { useQuery } from '@tanstack/react-query'
import { UNABLE_TO_LOAD } from '@waymark/domain/failure'
import { msg } from '@waymark/domain/message'
import {
  type ContainerVersion,
  VERSION_NAME_LIMIT,
  type Version,
  versionNumber,
  versionPatch,
} from '@waymark/domain/version'
import { createVersionForm } from '@waymark/forms/models/version'
import { Button, Textarea, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { Note, Skeleton } from '@waymark/ui/layout'
import { Dialog } from '@waymark/ui/overlay'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { trackUsage } from '#browser/usage-events.ts'
import { useChange } from '#data/change.ts'
import { editVersion, versionMetadataQuery, versionQuery } from '#data/versions.ts'
import { useFieldText } from '#form/controls/field-text.ts'
import { useField } from '#form/use-form.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './published-dialog.module.css'

const FORM = 'published-version'

const PUBLISHED = msg(
  'published.sub',
  'Published to {site} on {date} at {time}. Visitors get it with their next page load.',
)
const PUBLISHED_META_SITE = msg(
  'published.sub-meta-site',
  'Published {site} on {date} at {time}. {websites, plural, =0 {No website is linked to it yet.} one {# website was rebuilt. Its visitors get it with their next page load.} other {# websites were rebuilt. Their visitors get it with their next page load.}}',
)

export interface PublishedDialogProps {
  appId: string
  siteName: string
  versionId: string
  /** How many websites got a new container; only for a meta-site. */
  websites?: number
  onClose(): void
  /** Closed without a name or description. */
  onSkip(): void
}

/** Reports that a draft is live with the number of its items, and offers to name the version. Closing skips that. */
export default function PublishedDialog({
  appId,
  siteName,
  versionId,
  websites,
  onClose,
  onSkip,
}: PublishedDialogProps) {
  const { t } = useI18n()
  const formats = useFormats()
  const { data: version, isError } = useQuery(versionQuery(appId, versionId))
  const name = useRef<HTMLInputElement>(null)
  const [saving, setSaving] = useState(false)
  const skip = () => {
    onSkip()
    onClose()
  }
  return (
    <Dialog
      open
      width={520}
      className={styles.dialog}
      onClose={saving ? 'none' : skip}
      closeLabel={t(msg('close', 'Close'))}
      initialFocus={name}
      title={
        version
          ? t(msg('published.title', 'Version {number} is live'), { number: versionNumber(version) })
          : t(msg('published.title-loading', 'The new version is live'))
      }
      sub={
        version?.attributes.published_at
          ? t(websites === undefined ? PUBLISHED : PUBLISHED_META_SITE, {
              site: siteName,
              websites,
              date: formats.date(version.attributes.published_at),
              time: formats.time(version.attributes.published_at),
            })
          : t(msg('published.sub-loading', 'Published to {site}'), { site: siteName })
      }
      foot={
        <>
          <Button variant="quiet" onPress={skip}>
            {t(msg('published.skip', 'Skip'))}
          </Button>
          <Button variant="primary" type="submit" form={FORM} pending={saving}>
            {t(msg('published.save', 'Save details'))}
          </Button>
        </>
      }
    >
      <Counts appId={appId} versionId={versionId} />
      {isError && <Note tone="danger">{t(UNABLE_TO_LOAD)}</Note>}
      {version && (
        <Details version={version} appId={appId} nameRef={name} onSaving={setSaving} onDone={onClose} onSkip={skip} />
      )}
    </Dialog>
  )
}

/** The numbers of items in the live version. */
function Counts({ appId, versionId }: { appId: string; versionId: string }) {
  const { t } = useI18n()
  const { number, list } = useFormats()
  const { data } = useQuery(versionMetadataQuery(appId, versionId))
  const own = (items: ContainerVersion['tags' | 'triggers' | 'variables']) =>
    items.filter(({ virtual }) => !virtual).length
  const metaSites = Object.values(data?.meta_site_names ?? {})
  const facts = [
    { label: msg('published.tags', 'Tags'), value: data && number(own(data.tags)) },
    { label: msg('published.triggers', 'Triggers'), value: data && number(own(data.triggers)) },
    { label: msg('published.variables', 'Variables'), value: data && number(own(data.variables)) },
    ...(metaSites.length > 0 ? [{ label: msg('published.meta-sites', 'Meta-sites'), value: list(metaSites) }] : []),
  ]
  return (
    <div className={styles.counts}>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label.id}>
            <dt>{t(label)}</dt>
            <dd data-text={typeof value === 'string' && value.length > 8 ? '' : undefined}>
              {value ?? <Skeleton width="24px" />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Details(props: {
  version: Version
  appId: string
  nameRef: RefObject<HTMLInputElement | null>
  onSaving(saving: boolean): void
  onDone(): void
  onSkip(): void
}) {
  const { version, appId, nameRef, onSaving, onDone, onSkip } = props
  const { t, errorText } = useFieldText()
  const { number } = useFormats()
  const edit = useChange(editVersion)
  const submit = useSubmit('edit-version')
  const [form] = useState(() => {
    const created = createVersionForm(version)
    created.send({ type: 'reveal' })
    return created
  })
  const { root, showErrors } = useErrorFocus(form)
  const name = useField(form, 'name')
  const description = useField(form, 'description')
  const optional = t(msg('optional', 'Optional'))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const { dirty, errorCount, submitting } = form.status()
    if (submitting) return
    if (errorCount > 0) return showErrors()
    if (!dirty) return onSkip()
    onSaving(true)
    const { ok } = await submit(form, (values) =>
      edit.mutateAsync({ params: { appId, versionId: version.id }, body: { data: versionPatch(version, values) } }),
    )
    onSaving(false)
    if (!ok) return
    trackUsage({ category: 'publish', action: 'info_saved' })
    onDone()
  }

  return (
    <form id={FORM} ref={root} className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <Field
        label={t(msg('published.name', 'Version name'))}
        optional={optional}
        count={`${number(name.value.length)} / ${number(VERSION_NAME_LIMIT)}`}
        error={errorText(name.error)}
      >
        <TextInput ref={nameRef} value={name.value} onChange={name.setValue} />
      </Field>
      <Field
        label={t(msg('published.description', 'Description'))}
        optional={optional}
        hint={t(msg('published.hint', 'Both appear in the changelog. You can change them later.'))}
        error={errorText(description.error)}
      >
        <Textarea value={description.value} onChange={description.setValue} rows={3} />
      </Field>
    </form>
  )
}
