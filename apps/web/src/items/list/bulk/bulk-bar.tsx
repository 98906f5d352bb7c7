import { msg } from '@waymark/domain/message'
import { IconButton } from '@waymark/ui/controls'
import type { ReactNode } from 'react'
import { useCan } from '#data/current-site.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { ListSelection } from '../use-selection.ts'
import styles from './bulk.module.css'

const M = {
  label: msg('bulk.bar', 'Bulk actions'),
  selected: msg('bulk.selected', '{count, number} selected'),
  clear: msg('bulk.clear', 'Clear selection'),
}

/** Shown at the foot of a list while rows are selected: the bulk operations that the user may do. */
export function BulkBar({ selection, children }: { selection: ListSelection; children: ReactNode }) {
  const { t } = useI18n()
  const edit = useCan('edit')
  if (selection.ids.size === 0 || !edit.allowed) return null
  return (
    <div className={styles.bar} role="toolbar" aria-label={t(M.label)}>
      <span className={styles.count}>{t(M.selected, { count: selection.ids.size })}</span>
      {children}
      <IconButton icon="x" size="small" label={t(M.clear)} onPress={selection.clear} />
    </div>
  )
}
