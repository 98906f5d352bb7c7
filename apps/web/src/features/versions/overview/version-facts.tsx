import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { VERSION_STATUS, type Version, versionNumber } from '@waymark/domain/version'
import { Icon } from '@waymark/ui/icon'
import { FactStrip } from '@waymark/ui/layout'
import { versionAddress } from '#data/addresses/version-address.ts'
import { versionQuery } from '#data/versions.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './version-overview.module.css'

const M = {
  status: msg('version.status', 'Status'),
  version: msg('version.number', 'Version'),
  next: msg('version.next-number', 'Version when published'),
  base: msg('version.base', 'Based on'),
  author: msg('version.author', 'Author'),
  modified: msg('version.modified', 'Last modified'),
  published: msg('version.published', 'Published'),
  never: msg('version.never-published', 'Never'),
  publisher: msg('version.publisher', 'Last published by'),
}

/** Status, number and author of a version, and when and by whom it was changed and published. */
export function VersionFacts({ appId, version }: { appId: string; version: Version }) {
  const { t } = useI18n()
  const { dateTime, full } = useFormats()
  const { version_type, author, updated_at, published_at, publisher, parent_id } = version.attributes
  const status = VERSION_STATUS[version_type]
  const time = (iso: string) => <time title={full(iso)}>{dateTime(iso)}</time>
  const number = <span className="t-num">{versionNumber(version)}</span>
  const facts = [
    status && {
      label: M.status,
      value: (
        <span className={styles.fact}>
          <Icon name={version_type === 'published' ? 'success' : 'history'} />
          {t(status)}
        </span>
      ),
    },
    { label: status ? M.version : M.next, value: number },
    !status && parent_id !== null && { label: M.base, value: <Base appId={appId} versionId={parent_id} /> },
    author && { label: M.author, value: <Email>{author.email}</Email>, shrinks: true },
    { label: M.modified, value: time(updated_at) },
    status && { label: M.published, value: published_at === null ? t(M.never) : time(published_at) },
    publisher && { label: M.publisher, value: <Email>{publisher.email}</Email>, shrinks: true },
  ]
  return (
    <FactStrip
      paired
      facts={facts.flatMap((fact) => (fact ? [{ ...fact, key: fact.label.id, label: t(fact.label) }] : []))}
    />
  )
}

const Email = ({ children }: { children: string }) => (
  <span className={`truncate ${styles.email}`} title={children}>
    {children}
  </span>
)

/** The number of the version the draft began as, with a link to it. */
function Base({ appId, versionId }: { appId: string; versionId: string }) {
  const { data: base } = useQuery(versionQuery(appId, versionId))
  return (
    base && (
      <Link className="link-quiet" to={versionAddress(appId, versionId)} search={(kept: object) => kept}>
        <span className="t-num">{versionNumber(base)}</span>
      </Link>
    )
  )
}
