import { useQuery, useQueryClient } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { fileProblemOf } from '@waymark/domain/transfer'
import { ContentSheet, PageHead } from '@waymark/ui/layout'
import { useState } from 'react'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { useStore } from '#browser/store.ts'
import { SETTINGS_PAGES } from '#data/addresses/settings-pages.ts'
import { useCan, useSite } from '#data/current-site.ts'
import { importResultQuery, isImport } from '#data/imports.ts'
import type { OperationResult } from '#data/operations/running-operations.ts'
import { useOperationEnd, useOperations } from '#data/operations/use-operations.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { LockedNote } from '#items/editor/locked-note.tsx'
import { HelpLink } from '#items/help-link.tsx'
import { ImportFromFile, type RefusedFile } from './from-file.tsx'
import { ImportFromSite } from './from-site.tsx'
import styles from './import.module.css'
import { ImportSummary } from './import-summary.tsx'

const M = {
  about: msg(
    'import.about',
    'Adds tags, triggers and variables to the draft of {site}. Nothing that exists is changed or removed.',
  ),
  help: msg('import.help', 'Copying between sites'),
  viewOnly: msg('import.view-only', 'You can view this site, but you need edit permission to import into it'),
}

/** Adds the tags, triggers and variables of another site, or of an exported file, to the draft. */
export function ImportScreen() {
  const site = useSite()
  return <Screen key={site.id} />
}

function Screen() {
  const { t } = useI18n()
  const site = useSite()
  const queries = useQueryClient()
  const edit = useCan('edit')
  const [refused, setRefused] = useState<RefusedFile | null>(null)
  const running = useStore(useOperations().running).find((request) => request.appId === site.id && isImport(request))
  const { data: result } = useQuery(importResultQuery(site.id))
  useOperationEnd((ended) => {
    if (ended.of.appId !== site.id || !isImport(ended.of)) return false
    if (ended.is === 'completed') return true
    const file = refusedFile(ended)
    if (file) setRefused(file)
    return file !== null
  })
  const refusal = edit.allowed ? undefined : t(edit.why)
  return (
    <ContentSheet>
      <PageHead titleRef={headingFocus} title={t(SETTINGS_PAGES.import.name)} />
      <div className={styles.intro}>
        <p className="measure t-muted">
          {t(M.about, { site: site.attributes.name })} <HelpLink inText topic="copying-between-sites" label={M.help} />
        </p>
      </div>
      {!edit.allowed && <LockedNote>{t(M.viewOnly)}</LockedNote>}
      {result && (
        <ImportSummary
          key={result.of.kind + JSON.stringify(result.summary).length}
          result={result}
          onClose={() => queries.setQueryData(importResultQuery(site.id).queryKey, null)}
        />
      )}
      <ImportFromSite
        site={site}
        refusal={refusal}
        running={running && (running.kind === 'import' ? 'site' : 'file')}
      />
      <ImportFromFile
        site={site}
        refusal={refusal}
        running={running && (running.kind === 'import-file' ? running.file.name : null)}
        refused={refused}
        onRefused={setRefused}
      />
    </ContentSheet>
  )
}

/** The file that the server refused, with its reasons; null for a failure that is not about the file. */
function refusedFile(ended: Extract<OperationResult, { is: 'failed' }>): RefusedFile | null {
  const { of, why } = ended
  if (of.kind !== 'import-file') return null
  const { name } = of.file
  if (why.kind === 'operation') return { name, problem: fileProblemOf(why.errors), details: [] }
  if (why.kind !== 'status' || ![400, 413].includes(why.status)) return null
  const problem = fileProblemOf(why.codes)
  const details = problem === 'invalid-file' ? why.errors.map(({ detail }) => detail).filter((text) => text !== '') : []
  return { name, problem, details }
}
