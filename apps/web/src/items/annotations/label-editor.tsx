import { type Message, msg } from '@waymark/domain/message'
import { withLabel } from '@waymark/domain/resource'
import { useRef, useState } from 'react'
import type { Annotations } from '#data/annotations.ts'
import { reportOfThrown } from '#data/api/report-of-thrown.ts'
import { LABELS } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './annotations.module.css'
import { LabelField } from './label-field.tsx'
import { RemovableLabels } from './removable-labels.tsx'
import { type Annotated, useAnnotate } from './use-annotate.ts'

const LABELS_FAILED = msg('labels.failed', 'The labels were not saved')

/** Adds labels to an item and removes them; each change is saved at once, one after the other. */
export default function LabelEditor(item: Annotated) {
  const { t } = useI18n()
  const { writeLabels } = useAnnotate(item)
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const [failure, setFailure] = useState<Message | null>(null)
  const next = useRef<readonly string[] | null>(null)
  const labels = wanted ?? item.labels
  const root = useRef<HTMLDivElement>(null)

  /** Sends the labels wanted last until none are newer than what was sent; gives whether they are stored. */
  const save = async (change: readonly string[]): Promise<boolean> => {
    const running = next.current !== null
    next.current = change
    setWanted(change)
    setFailure(null)
    if (running) return true
    let saved = false
    let shown: Annotations = item
    try {
      for (let sent: readonly string[] | null = null; sent !== next.current; ) {
        sent = next.current
        const stored = await writeLabels(sent ?? [], shown)
        shown = { ...stored, labels: sent ?? [] }
      }
      saved = true
    } catch (error) {
      setFailure(reportOfThrown(error, LABELS_FAILED).message ?? LABELS_FAILED)
    }
    next.current = null
    setWanted(null)
    return saved
  }

  return (
    <div ref={root} className={styles.editor}>
      <LabelField
        appId={item.appId}
        present={labels}
        error={failure ? t(failure) : undefined}
        onAdd={(label) => save(withLabel(labels, label))}
        onRemoveLast={() => labels.length > 0 && void save(labels.slice(0, -1))}
      />
      <RemovableLabels name={t(LABELS)} labels={labels} around={root} onChange={(next) => void save(next)} />
    </div>
  )
}
