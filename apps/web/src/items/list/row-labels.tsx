import { msg } from '@waymark/domain/message'
import { labelTint } from '@waymark/domain/resource'
import { LabelChip } from '@waymark/ui/data'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './row-labels.module.css'

const MORE = msg('labels.row-more', '+{count, number}')

/** The first two labels of a row, in a narrow list only the first, and how many more there are. */
export function RowLabels({ labels }: { labels: readonly string[] }) {
  const { t } = useI18n()
  const chips = labels.slice(0, 2).map((label) => (
    <LabelChip key={label} tint={labelTint(label)} small>
      {label}
    </LabelChip>
  ))
  const moreThan = (shown: number, className: string | undefined) =>
    labels.length > shown && (
      <span className={className} title={labels.slice(shown).join(', ')}>
        {t(MORE, { count: labels.length - shown })}
      </span>
    )
  return (
    <>
      {chips[0]}
      {chips[1] && <span className={styles.wide}>{chips[1]}</span>}
      {moreThan(1, styles.narrow)}
      {moreThan(2, styles.wide)}
    </>
  )
}
