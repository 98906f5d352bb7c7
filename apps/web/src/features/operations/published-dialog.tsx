import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { UNABLE_TO_LOAD } from '@waymark/domain/failure'
import { msg } from '@waymark/domain/message'
import { type ContainerVersion, type Version, versionNumber } from '@waymark/domain/version'
import { Button } from '@waymark/ui/controls'
import { Note, Skeleton } from '@waymark/ui/layout'
import { Dialog } from '@waymark/ui/overlay'
import { type FormEvent, useId, useRef } from 'react'
import { trackUsage } from '#browser/usage-events.ts'
import { versionAddress, versionListAddress } from '#data/addresses/version-address.ts'
import { versionMetadataQuery, versionQuery } from '#data/versions.ts'
import { useRegisterUnsaved } from '#form/unsaved-forms.ts'
import { useForm } from '#form/use-form.ts'
import { CLOSE } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { OPEN_IN_CHANGELOG, VERSION_NUMBERED } from '#i18n/version-messages.ts'
import { Rollout } from '#items/version-info/rollout.tsx'
import { useVersionInfo, versionFormKey } from '#items/version-info/use-version-info.ts'
import { VersionFields } from '#items/version-info/version-fields.tsx'
import { CHANGEABLE_LATER, VERSION_NAME } from '#items/version-info/version-info-messages.ts'
import { VERSION_LIVE } from './operation-messages.ts'
import styles from './published-dialog.module.css'
import type { Published } from './use-offer-name.ts'

const PUBLISHED_TO = msg('published.sub-loading', 'Published to {site}')

const PUBLISHED = msg('published.sub', 'Published to {site} on {date} at {time}.')
const PUBLISHED_META_SITE = msg(
  'published.sub-meta-site',
  'Published {site} on {date} at {time}. {websites, plural, =0 {No website is linked to it yet.} one {# website was rebuilt.} other {# websites were rebuilt.}}',
)

export interface PublishedDialogProps extends Published {
  onClose(): void
  /** Closed without a name or description. */
  onSkip(): void
}

/** Reports that a draft is live with the number of its items, and offers to name the version. Closing skips that. */
export default function PublishedDialog({ onSkip, ...props }: PublishedDialogProps) {
  const { data: version } = useQuery(versionQuery(props.appId, props.versionId))
  const skip = () => {
    onSkip()
    props.onClose()
  }
  if (!version) return <UnknownVersion {...props} onSkip={skip} />
  return <LiveVersion {...props} version={version} onSkip={skip} />
}

/** The dialog while the new version is being read, or when it cannot be read. */
function UnknownVersion({ appId, siteName, versionId, onSkip }: PublishedDialogProps) {
  const { t } = useI18n()
  const { isError } = useQuery(versionQuery(appId, versionId))
  return (
    <Dialog
      open
      width={520}
      className={styles.dialog}
      onClose={onSkip}
      closeLabel={t(CLOSE)}
      title={t(msg('published.title-loading', 'The new version is live'))}
      sub={t(PUBLISHED_TO, { site: siteName })}
    >
      <Counts appId={appId} versionId={versionId} />
      {isError && <Note tone="danger">{t(UNABLE_TO_LOAD)}</Note>}
    </Dialog>
  )
}

function LiveVersion({
  appId,
  siteName,
  versionId,
  websites,
  version,
  onClose,
  onSkip,
}: PublishedDialogProps & { version: Version }) {
  const { t } = useI18n()
  const formats = useFormats()
  const id = useId()
  const name = useRef<HTMLInputElement>(null)
  const isInChangelog = useLocation().pathname.startsWith(versionListAddress(appId))
  const { form, root, submitting, save, theirs } = useVersionInfo(appId, version)
  const { dirty } = useForm(form)
  useRegisterUnsaved(
    { form, name: t(VERSION_NUMBERED, { number: versionNumber(version) }), key: versionFormKey(version.id) },
    dirty,
  )
  const { published_at } = version.attributes

  const onSubmit = async (event: FormEvent) => {
    const end = await save(event)
    if (end === 'unchanged') onSkip()
    if (end !== 'saved') return
    trackUsage({ category: 'publish', action: 'info_saved' })
    onClose()
  }

  return (
    <Dialog
      open
      width={520}
      className={styles.dialog}
      onClose={submitting ? 'none' : onSkip}
      closeLabel={t(CLOSE)}
      initialFocus={name}
      title={t(VERSION_LIVE, { number: versionNumber(version) })}
      sub={
        published_at
          ? t(websites === undefined ? PUBLISHED : PUBLISHED_META_SITE, {
              site: siteName,
              date: formats.date(published_at),
              time: formats.time(published_at),
              websites,
            })
          : t(PUBLISHED_TO, { site: siteName })
      }
      foot={
        <>
          {!isInChangelog && (
            // With something entered the dialog stays open over the changelog.
            <Link
              className="link link-alone"
              data-start=""
              to={versionAddress(appId, versionId)}
              onClick={() => dirty || onSkip()}
            >
              {t(OPEN_IN_CHANGELOG)}
            </Link>
          )}
          <Button variant="quiet" onPress={onSkip}>
            {t(msg('published.skip', 'Skip'))}
          </Button>
          <Button variant="primary" type="submit" form={id} pending={submitting}>
            {t(msg('published.save', 'Save details'))}
          </Button>
        </>
      }
    >
      <Counts appId={appId} versionId={versionId} />
      {published_at && websites !== 0 && (
        <div className={styles.rollout}>
          <Rollout number={versionNumber(version)} publishedAt={published_at} />
        </div>
      )}
      <form id={id} ref={root} onSubmit={(event) => void onSubmit(event)} noValidate>
        <VersionFields
          form={form}
          theirs={theirs}
          nameRef={name}
          nameLabel={t(VERSION_NAME)}
          hint={t(CHANGEABLE_LATER)}
        />
      </form>
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
