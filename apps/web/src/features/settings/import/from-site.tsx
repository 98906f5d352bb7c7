import { useQueryClient } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { versionNumber } from '@waymark/domain/version'
import { Button } from '@waymark/ui/controls'
import { Section } from '@waymark/ui/layout'
import { useState } from 'react'
import { isMissing } from '#data/api/call-failed.ts'
import { useOperations } from '#data/operations/use-operations.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { versionQuery } from '#data/versions.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { SiteField } from '#sites/site-field/site-field.tsx'
import { ConfirmImport } from './confirm-import.tsx'
import styles from './import.module.css'
import { IMPORT, IMPORT_RUNNING } from './import-messages.ts'
import { type SourceVersion, useSourceVersion, useVersionRefusal, VersionChoice } from './version-choice.tsx'

const M = {
  title: msg('import.from-site', 'From a website or meta-site'),
  about: msg('import.from-site.about', 'Any site you can edit.'),
  source: msg('import.source', 'Source'),
  itself: msg('import.itself', 'This is the site you import into'),
  choose: msg('import.choose-site', 'Choose a site first'),
  confirming: msg('import.confirming', 'Confirm or cancel the import first'),
  noVersion: msg('import.no-version', 'This version of {site} no longer exists. Choose another one.'),
  sourceDraft: msg('import.source-draft', 'the draft of {site}'),
  sourceVersion: msg('import.source-version', 'version {number} of {site}'),
}

interface ImportFromSiteProps {
  site: Site
  refusal: string | undefined
  /** Whether an import from a site or a file runs; nothing can be chosen meanwhile. */
  running: 'site' | 'file' | undefined
}

/** Import of the published version or the draft of another site. */
export function ImportFromSite({ site, refusal, running }: ImportFromSiteProps) {
  const { t } = useI18n()
  const [source, setSource] = useState<Site | null>(null)
  const [version, setVersion] = useState<SourceVersion>('published')
  const [confirming, setConfirming] = useState(false)
  const busy = running && t(IMPORT_RUNNING)
  const unusable = useVersionRefusal(source?.id, version)
  const why =
    refusal ??
    busy ??
    (source === null ? t(M.choose) : unusable ? t(unusable) : confirming ? t(M.confirming) : undefined)
  const choose = (next: Site | null) => {
    setSource(next)
    setVersion('published')
  }
  return (
    <Section title={t(M.title)} description={t(M.about)}>
      <div className={styles.fields}>
        <SiteField
          label={t(M.source)}
          kind="all"
          action="edit"
          value={source}
          onChange={choose}
          disabledReason={busy}
          refusal={({ id }) => (id === site.id ? t(M.itself) : undefined)}
        />
        {source && (
          <VersionChoice source={source.id} value={version} onChange={setVersion} disabledReason={refusal ?? busy} />
        )}
        <div>
          <Button
            variant="primary"
            pending={running === 'site'}
            disabledReason={why}
            onPress={() => setConfirming(true)}
          >
            {t(IMPORT)}
          </Button>
        </div>
      </div>
      {confirming && source && (
        <Confirm site={site} source={source} version={version} onClose={() => setConfirming(false)} />
      )}
    </Section>
  )
}

interface ConfirmProps {
  site: Site
  source: Site
  version: SourceVersion
  onClose: () => void
}

/** Asks, then looks up the id of the version as it is now, and starts the import. */
function Confirm({ site, source, version, onClose }: ConfirmProps) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const operations = useOperations()
  const toasts = useToasts()
  const [pending, setPending] = useState(false)
  const { version: shown, counts } = useSourceVersion(source.id, version)
  const from = source.attributes.name
  const start = async () => {
    setPending(true)
    try {
      const { id } = await queries.fetchQuery({ ...versionQuery(source.id, version), staleTime: 0 })
      operations.start({
        kind: 'import',
        appId: site.id,
        siteName: site.attributes.name,
        sourceVersionId: id,
        sourceName: from,
      })
    } catch (error) {
      if (isMissing(error)) toasts.failure(M.noVersion, { site: from })
      else toasts.failed('import', error)
    }
    onClose()
  }
  return (
    <ConfirmImport
      source={
        version === 'draft' || !shown
          ? t(M.sourceDraft, { site: from })
          : t(M.sourceVersion, { number: versionNumber(shown), site: from })
      }
      site={site.attributes.name}
      counts={counts}
      pending={pending}
      onConfirm={() => void start()}
      onCancel={onClose}
    />
  )
}
