import { type ImportOutcome, importedItems, leftOutReason, type ReportedItem } from '@waymark/domain/copy'
import { type Message, msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Table } from '@waymark/ui/data'
import { ContentTabs, Note } from '@waymark/ui/layout'
import { useState } from 'react'
import type { ImportResult } from '#data/imports.ts'
import { TYPE } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { WHY_LEFT_OUT } from '#items/copy-rename-delete/copy-rename-delete-messages.ts'
import { ReportedKind, ReportedName } from '#items/copy-rename-delete/reported-item.tsx'
import { ListPager } from '#items/paged-list/list-pager.tsx'
import styles from './import.module.css'

const M = {
  region: msg('import.summary', 'Import summary'),
  done: msg('import.summary.done', 'The import into {site} is finished'),
  doneSite: msg('import.summary.done-site', 'The import from {name} into {site} is finished'),
  doneFile: msg('import.summary.done-file', '{name} was imported into {site}'),
  nothing: msg('import.summary.nothing', 'Nothing to add.'),
  close: msg('import.summary.close', 'Close the summary'),
  pages: msg('import.summary.pages', 'Pages of imported items'),
  sourceName: msg('import.summary.source-name', 'Name in the source'),
  name: msg('import.summary.name', 'Name here'),
}

const OUTCOMES: Readonly<Record<ImportOutcome, { readonly tab: Message; readonly text: Message }>> = {
  added: {
    tab: msg('import.summary.added', 'Added'),
    text: msg('import.summary.added-text', 'New in the draft under their own names.'),
  },
  renamed: {
    tab: msg('import.summary.renamed', 'Renamed'),
    text: msg(
      'import.summary.renamed-text',
      'Their names were taken. References inside the imported items follow the new names.',
    ),
  },
  reused: {
    tab: msg('import.summary.reused', 'Already there'),
    text: msg('import.summary.reused-text', 'Already in the draft, so they were not added again.'),
  },
  'left-out': {
    tab: msg('import.summary.left-out', 'Left out'),
    text: msg('import.summary.left-out-text', 'Not possible on this site.'),
  },
}

const ORDER: readonly ImportOutcome[] = ['left-out', 'renamed', 'added', 'reused']

/** What an import added, renamed, used again and left out. */
export function ImportSummary({ result, onClose }: { result: ImportResult; onClose: () => void }) {
  const { t } = useI18n()
  const items = importedItems(result.summary)
  const tabs = ORDER.filter((outcome) => items[outcome].length > 0)
  const [selected, select] = useState<string>(tabs[0] ?? 'added')
  const { of } = result
  const site = of.siteName
  return (
    <section className={styles.summary} aria-label={t(M.region)}>
      <Note
        tone="success"
        role="status"
        action={
          <Button size="small" variant="quiet" onPress={onClose}>
            {t(M.close)}
          </Button>
        }
      >
        {of.kind === 'import-file'
          ? t(M.doneFile, { name: of.file.name, site })
          : of.sourceName === undefined
            ? t(M.done, { site })
            : t(M.doneSite, { name: of.sourceName, site })}
      </Note>
      {tabs.length === 0 ? (
        <p className="t-muted">{t(M.nothing)}</p>
      ) : (
        <ContentTabs
          label={t(M.region)}
          selected={selected}
          onSelect={select}
          tabs={tabs.map((outcome) => ({
            key: outcome,
            label: t(OUTCOMES[outcome].tab),
            count: items[outcome].length,
            panel: <Group outcome={outcome} items={items[outcome]} />,
          }))}
        />
      )}
    </section>
  )
}

function Group({ outcome, items }: { outcome: ImportOutcome; items: readonly ReportedItem[] }) {
  const { t } = useI18n()
  const [page, setPage] = useState({ limit: 10, offset: 0 })
  const third =
    outcome === 'renamed'
      ? [{ key: 'name', head: t(M.name), wrap: true }]
      : outcome === 'left-out'
        ? [{ key: 'why', head: t(WHY_LEFT_OUT), wrap: true }]
        : []
  const { tab, text } = OUTCOMES[outcome]
  return (
    <>
      <p className={styles.groupText}>{t(text)}</p>
      <Table
        label={t(tab)}
        columns={[
          { key: 'type', head: t(TYPE), width: '104px' },
          { key: 'source', head: t(outcome === 'added' || outcome === 'reused' ? M.name : M.sourceName), wrap: true },
          ...third,
        ]}
        rows={items.slice(page.offset, page.offset + page.limit).map((item) => ({
          key: `${item.kind} ${item.source_id}`,
          cells: [
            <ReportedKind key="type" of={item.kind} />,
            item.source_name,
            ...(outcome === 'renamed' ? [<ReportedName key="name" item={item} />] : []),
            ...(outcome === 'left-out' ? [t(leftOutReason(item))] : []),
          ],
        }))}
      />
      <ListPager label={t(M.pages)} query={{ data: { total: items.length } }} page={page} onPage={setPage} />
    </>
  )
}
