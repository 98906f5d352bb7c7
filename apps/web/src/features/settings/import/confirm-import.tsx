import { msg } from '@waymark/domain/message'
import type { ItemCounts } from '@waymark/domain/transfer'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { CANCEL } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { IMPORT } from './import-messages.ts'
import { useCountsText } from './item-counts.ts'

const M = {
  title: msg('import.confirm.title', 'Import {source}?'),
  adds: msg(
    'import.confirm.adds',
    'Adds up to {counts} to the draft of {site}. Existing items are reused; a name that is taken gets “(copy)”. Nothing is changed or removed, and nothing goes live until you publish.',
  ),
  addsSome: msg(
    'import.confirm.adds-some',
    'Adds its tags, triggers and variables to the draft of {site}. Nothing is changed or removed, and nothing goes live until you publish.',
  ),
}

interface ConfirmImportProps {
  /** The version or file that is imported. */
  source: string
  /** The name of the site that it is imported into. */
  site: string
  /** The number of items in the source, if known. */
  counts: ItemCounts | undefined
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The confirmation of an import, with what it will add. */
export function ConfirmImport({ source, site, counts, pending = false, onConfirm, onCancel }: ConfirmImportProps) {
  const { t } = useI18n()
  const countsText = useCountsText()
  return (
    <ConfirmDialog
      open
      width={480}
      title={t(M.title, { source })}
      text={counts ? t(M.adds, { counts: countsText(counts), site }) : t(M.addsSome, { site })}
      confirm={{ label: t(IMPORT), tone: 'primary', pending, onPress: onConfirm }}
      cancel={{ label: t(CANCEL), onPress: onCancel }}
    />
  )
}
