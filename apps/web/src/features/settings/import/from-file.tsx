import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { FILE_PROBLEMS, type FileProblem, type FileSummary, inspectFile, isTooLarge } from '@waymark/domain/transfer'
import { Tooltip } from '@waymark/ui/floating'
import { Icon, Spinner } from '@waymark/ui/icon'
import { Section } from '@waymark/ui/layout'
import { useState } from 'react'
import { useOperations } from '#data/operations/use-operations.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { ConfirmImport } from './confirm-import.tsx'
import { FileDrop } from './file-drop.tsx'
import styles from './import.module.css'
import { IMPORT_RUNNING } from './import-messages.ts'

const M = {
  title: msg('import.from-file', 'From a file'),
  about: msg('import.from-file.about', 'A Waymark export, JSON, up to 2 MB.'),
  drop: msg('import.drop', 'Drop an export file here'),
  or: msg('import.drop-or', 'or'),
  choose: msg('import.choose-file', 'choose a file'),
  runningFile: msg('import.running-file', 'Importing {name}. You can keep working.'),
  fileOf: msg('import.source-file-of', '{name}, version {version} of {site}'),
}

/** A file that was not imported, why, and where in the file, if the server names the place. */
export interface RefusedFile {
  readonly name: string
  readonly problem: FileProblem
  readonly details: readonly string[]
}

interface ChosenFile {
  readonly name: string
  readonly content: string
  readonly summary: FileSummary
}

interface ImportFromFileProps {
  site: Site
  /** Why nothing may be imported. */
  refusal: string | undefined
  /** The name of the file that is being imported; null while something else is. */
  running: string | null | undefined
  refused: RefusedFile | null
  onRefused: (refused: RefusedFile | null) => void
}

/** Import of an exported file, which is dropped anywhere in the section or chosen. */
export function ImportFromFile({ site, refusal, running, refused, onRefused }: ImportFromFileProps) {
  const { t } = useI18n()
  const operations = useOperations()
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const why = refusal ?? (running !== undefined ? t(IMPORT_RUNNING) : undefined)
  const read = async (file: File) => {
    const { name } = file
    const refuse = (problem: FileProblem) => onRefused({ name, problem, details: [] })
    if (isTooLarge(file.size)) return refuse('not-json-or-too-big')
    // A folder cannot be read, nor a file that was deleted since it was chosen.
    const content = await file.text().catch(() => undefined)
    if (content === undefined) return refuse('invalid-file')
    const summary = inspectFile(content)
    if (!summary) return refuse('not-json-or-too-big')
    onRefused(null)
    setChosen({ name, content, summary })
  }
  const start = () => {
    if (!chosen) return
    const { name, content } = chosen
    operations.start({ kind: 'import-file', appId: site.id, siteName: site.attributes.name, file: { name, content } })
    setChosen(null)
  }
  return (
    <FileDrop accept=".json,application/json" disabled={why !== undefined} onFile={(file) => void read(file)}>
      {({ choose, over }) => (
        <Section title={t(M.title)} description={t(M.about)}>
          <div className={styles.zone} data-over={over || undefined}>
            <svg className={styles.art} viewBox="0 0 40 40" aria-hidden="true">
              <path d="M12 4.5h11L31 12.5V34a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 11 34V6" />
              <path d="M22.5 4.5V13H31M21 30V19M16.5 23.300 21 18.800l4.500 4.500" />
            </svg>
            <div className={styles.zoneText}>
              <b>{t(M.drop)}</b> {t(M.or)}{' '}
              <Tooltip text={why ?? ''}>
                <button
                  type="button"
                  className="link link-alone"
                  {...(why !== undefined && { 'aria-disabled': true })}
                  onClick={() => why === undefined && choose()}
                >
                  {t(M.choose)}
                </button>
              </Tooltip>
            </div>
          </div>
          {typeof running === 'string' && (
            <p className={styles.progress} role="status">
              <Spinner />
              {t(M.runningFile, { name: running })}
            </p>
          )}
          {refused && <Refused refused={refused} />}
          {chosen && (
            <ConfirmImport
              source={
                chosen.summary.site !== undefined && chosen.summary.version !== undefined
                  ? t(M.fileOf, { name: chosen.name, version: chosen.summary.version, site: chosen.summary.site })
                  : chosen.name
              }
              site={site.attributes.name}
              counts={chosen.summary.counts}
              onConfirm={start}
              onCancel={() => setChosen(null)}
            />
          )}
        </Section>
      )}
    </FileDrop>
  )
}

function Refused({ refused: { name, problem, details } }: { refused: RefusedFile }) {
  return (
    <div className={styles.refused} role="alert">
      <Icon name="error" />
      <div>
        <p>
          <Trans message={FILE_PROBLEMS[problem]} values={{ name }} components={{ b: <b /> }} />
        </p>
        {details.map((detail) => (
          <p key={detail} className={styles.detail} lang="en">
            {detail}
          </p>
        ))}
      </div>
    </div>
  )
}
