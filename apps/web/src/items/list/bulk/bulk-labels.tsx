import { useQueryClient } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { type ItemKind, LABEL_COUNT_LIMIT, withLabel, withoutLabel } from '@waymark/domain/resource'
import { CheckList } from '@waymark/ui/controls'
import { useMemo, useRef, useState } from 'react'
import type { BulkChange } from '#data/api/change.ts'
import { contentKeys } from '#data/api/keys.ts'
import { refresh } from '#data/api/refresh.ts'
import { changeLabels } from '#data/change-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { LabelField } from '#items/annotations/label-field.tsx'
import { LABELS_FULL } from '#items/annotations/label-messages.ts'
import { RemovableLabels } from '#items/annotations/removable-labels.tsx'
import { NO_LABEL, SEARCH_LABELS } from '../filter/choice-messages.ts'
import styles from './bulk.module.css'
import { BulkDialog, type BulkRow } from './bulk-dialog.tsx'
import { LABEL_MESSAGES } from './bulk-messages.ts'
import { RowRefused } from './bulk-table.tsx'

const M = {
  chosen: msg('bulk.labels.chosen', 'Labels to add'),
  which: msg('bulk.labels.which', 'Labels to remove'),
  chooseFirst: msg('bulk.labels.choose', 'Choose a label first'),
}

const FULL = {
  message: LABELS_FULL,
  values: { limit: LABEL_COUNT_LIMIT },
}

/** With more labels than this they are searched. */
const SEARCHED = 8

/** Adds labels to the selected items or removes them; labels that an item got elsewhere meanwhile stay. */
export default function BulkLabels({
  kind,
  appId,
  rows,
  mode,
  onCompleted,
  onClose,
}: {
  kind: ItemKind
  appId: string
  rows: readonly BulkRow[]
  mode: 'add' | 'remove'
  onCompleted: () => void
  onClose: () => void
}) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const [labels, setLabels] = useState<readonly string[]>([])
  const present = useMemo(
    () => rows.flatMap(({ attributes }) => attributes.labels).reduce<readonly string[]>(withLabel, []),
    [],
  )
  // The operation starts after the choice, with the labels chosen by then.
  const chosen = useRef(labels)
  const root = useRef<HTMLDivElement>(null)
  const choose = (next: readonly string[]) => {
    chosen.current = next
    setLabels(next)
  }
  const change: BulkChange = {
    run: ({ id }) =>
      changeLabels(queries, { kind, appId, id }, (before) => {
        const after = chosen.current.reduce(mode === 'add' ? withLabel : withoutLabel, before)
        if (after.length > LABEL_COUNT_LIMIT) throw new RowRefused(FULL)
        return after
      }),
    refresh: () => refresh(queries, contentKeys(appId)),
  }
  return (
    <BulkDialog
      rows={rows}
      messages={LABEL_MESSAGES[mode]}
      change={change}
      refused={labels.length === 0 ? t(M.chooseFirst) : undefined}
      choice={
        <div ref={root} className={styles.choice}>
          {mode === 'add' ? (
            <>
              <LabelField
                appId={appId}
                present={labels}
                onAdd={(label) => {
                  choose(withLabel(labels, label))
                  return undefined
                }}
                onRemoveLast={() => choose(labels.slice(0, -1))}
              />
              <RemovableLabels name={t(M.chosen)} labels={labels} around={root} onChange={choose} />
            </>
          ) : (
            <CheckList<string>
              label={t(M.which)}
              options={present.map((value) => ({ value, label: value }))}
              values={labels}
              onChange={choose}
              {...(present.length > SEARCHED && { searchLabel: t(SEARCH_LABELS) })}
              emptyText={t(NO_LABEL)}
            />
          )}
        </div>
      }
      onCompleted={onCompleted}
      onClose={onClose}
    />
  )
}
