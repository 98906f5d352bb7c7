import { msg } from '@waymark/domain/message'
import { labelTint } from '@waymark/domain/resource'
import { LabelChip } from '@waymark/ui/data'
import { useI18n } from '#i18n/use-i18n.ts'

const MORE = msg('labels.row-more', '+{count, number}')

/** Most labels that a row shows. */
const SHOWN = 2

/** The first labels of a row, and how many more there are. */
export function RowLabels({ labels }: { labels: readonly string[] }) {
  const { t } = useI18n()
  const more = labels.slice(SHOWN)
  return (
    <>
      {labels.slice(0, SHOWN).map((label) => (
        <LabelChip key={label} tint={labelTint(label)} small>
          {label}
        </LabelChip>
      ))}
      {more.length > 0 && <span title={more.join(', ')}>{t(MORE, { count: more.length })}</span>}
    </>
  )
}
