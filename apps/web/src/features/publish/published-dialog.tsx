import { useQuery } from '@tanstack/react-query'
import { UNABLE_TO_LOAD } from '@waymark/domain/failure'
import { FIELD_ERRORS } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import {
  type ContainerVersion,
  VERSION_DESCRIPTION_LIMIT,
  VERSION_NAME_LIMIT,
  type Version,
  VersionForm,
  versionNumber,
  versionPatch,
} from '@waymark/domain/version'
import { Button, Textarea, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { Note, Skeleton } from '@waymark/ui/layout'
import { Dialog } from '@waymark/ui/overlay'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import * as v from 'valibot'
import { measure } from '#browser/usage-events.ts'
import { useChange } from '#data/change.ts'
import { useToasts } from '#data/toasts/toasts.tsx'
import { editVersion, versionMetadataQuery, versionQuery } from '#data/versions.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './published-dialog.module.css'

const FORM = 'published-version'

export interface PublishedDialogProps {
  appId: string
  siteName: string
  versionId: string
  onClose(): void
  /** Closed without a name or description. */
  onSkip(): void
}

/** Says that a draft is live, counts what that means, and offers to name the version. Closing in any way skips that. */
export default function PublishedDialog({ appId, siteName, versionId, onClose, onSkip }: PublishedDialogProps) {
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
          ? t(
              msg(
                'published.sub',
                'Published to {site} on {date} at {time}. Visitors get it with their next page load.',
              ),
              {
                site: siteName,
                date: formats.date(version.attributes.published_at),
                time: formats.time(version.attributes.published_at),
              },
            )
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

/** What the live version consists of. */
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
  const { t } = useI18n()
  const { number } = useFormats()
  const toasts = useToasts()
  const edit = useChange(editVersion)
  const [form, setForm] = useState<VersionForm>({ name: '', description: version.attributes.description ?? '' })
  const tooLong = new Set(v.safeParse(VersionForm, form).issues?.map((issue) => v.getDotPath(issue)))
  const optional = t(msg('optional', 'Optional'))
  const limit = (field: keyof VersionForm, most: number) => ({
    ...(tooLong.has(field) && { error: t(FIELD_ERRORS['max-length'], { limit: most }) }),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (tooLong.size > 0 || edit.isPending) return
    const { attributes } = versionPatch(version, form)
    const unchanged =
      attributes.name === version.attributes.name && attributes.description === version.attributes.description
    if (unchanged) return onSkip()
    onSaving(true)
    try {
      await edit.mutateAsync({ params: { appId, versionId: version.id }, body: { data: versionPatch(version, form) } })
      measure({ category: 'publish', action: 'info_saved' })
      toasts.done('edit-version')
      onDone()
    } catch (error) {
      toasts.failed('edit-version', error)
    } finally {
      onSaving(false)
    }
  }

  return (
    <form id={FORM} className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t(msg('published.name', 'Version name'))}
        optional={optional}
        count={`${number(form.name.length)} / ${number(VERSION_NAME_LIMIT)}`}
        {...limit('name', VERSION_NAME_LIMIT)}
      >
        <TextInput ref={nameRef} value={form.name} onChange={(name) => setForm({ ...form, name })} />
      </Field>
      <Field
        label={t(msg('published.description', 'Description'))}
        optional={optional}
        hint={t(msg('published.hint', 'Both appear in the changelog. You can change them later.'))}
        {...limit('description', VERSION_DESCRIPTION_LIMIT)}
      >
        <Textarea value={form.description} onChange={(description) => setForm({ ...form, description })} rows={3} />
      </Field>
    </form>
  )
}
