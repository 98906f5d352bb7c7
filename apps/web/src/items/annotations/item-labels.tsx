import { msg } from '@waymark/domain/message'
import { labelTint } from '@waymark/domain/resource'
import { IconButton } from '@waymark/ui/controls'
import { LabelChip, LabelChips } from '@waymark/ui/data'
import { Popover } from '@waymark/ui/floating'
import { lazy, Suspense } from 'react'
import { LABELS } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './annotations.module.css'
import { ADD_LABELS } from './label-messages.ts'
import type { Annotated } from './use-annotate.ts'

const LabelEditor = lazy(() => import('./label-editor.tsx'))

const EDIT = msg('labels.edit', 'Edit labels')

/** The labels of an item as chips, and the button that edits them beside it. */
export function ItemLabels(item: Annotated) {
  const { t } = useI18n()
  const { labels, refusal } = item
  return (
    <>
      {labels.length > 0 && (
        <LabelChips label={t(LABELS)}>
          {labels.map((label) => (
            <LabelChip key={label} tint={labelTint(label)}>
              {label}
            </LabelChip>
          ))}
        </LabelChips>
      )}
      {refusal === undefined && (
        <span className={styles.editLabels}>
          <Popover
            label={t(EDIT)}
            button={
              <IconButton
                icon={labels.length === 0 ? 'tag' : 'plus'}
                size="small"
                label={t(labels.length === 0 ? ADD_LABELS : EDIT)}
                aria-haspopup="dialog"
              />
            }
          >
            {() => (
              <Suspense fallback={<div className={styles.editor} />}>
                <LabelEditor {...item} />
              </Suspense>
            )}
          </Popover>
        </span>
      )}
    </>
  )
}
