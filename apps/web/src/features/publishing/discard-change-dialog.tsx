import { useQuery } from '@tanstack/react-query'
import type { DraftChange, NamedItem } from '@waymark/domain/changelog'
import { type Message, msg } from '@waymark/domain/message'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useChange } from '#data/api/change.ts'
import { discardChange, draftChangeQuery } from '#data/changelog.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { CANCEL } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { QUOTED_NAME } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const TEXTS: Readonly<Record<string, Message>> = {
  add: msg('discard-change.add', 'It is removed from the draft. The website does not change.'),
  edit: msg('discard-change.edit', 'It goes back to what is published. The website does not change.'),
  delete: msg('discard-change.delete', 'It comes back to the draft as it is published. The website does not change.'),
}
const M = {
  title: msg('discard-change.title', 'Discard the change of “{name}”?'),
  usedBy: msg('discard-change.used-by', 'Used by {items}. They lose it.'),
  missing: msg('discard-change.missing', 'Refers to {items}, which the draft no longer has.'),
  confirm: msg('discard-change.confirm', 'Discard change'),
  more: msg('discard-change.more', '{count, number} more'),
}
/** How many names are listed before the rest is counted. */
const NAMED = 5

interface DiscardChangeDialogProps {
  appId: string
  change: DraftChange
  onClose: () => void
}

/** Asks before an item of the draft gets its published content back, and names what depends on it. */
export function DiscardChangeDialog({ appId, change, onClose }: DiscardChangeDialogProps) {
  const { t } = useI18n()
  const { list } = useFormats()
  const toasts = useToasts()
  const discard = useChange(discardChange)
  const { resource_id, resource_name: name, change_type } = change.attributes
  const { data } = useQuery(draftChangeQuery(appId, resource_id))
  const named = (items: readonly NamedItem[]) => {
    const names = items.slice(0, NAMED).map(({ name }) => t(QUOTED_NAME, { name }))
    const rest = items.length - names.length
    return list(rest > 0 ? [...names, t(M.more, { count: rest })] : names)
  }
  const { used_by: usedBy = [], missing = [] } = data?.meta ?? {}
  const run = async () => {
    if (discard.isPending) return
    await toasts.report('discard-change', discard.mutateAsync({ params: { appId, changedId: resource_id } }))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t(M.title, { name })}
      text={[
        TEXTS[change_type] && t(TEXTS[change_type]),
        usedBy.length > 0 && t(M.usedBy, { items: named(usedBy) }),
        missing.length > 0 && t(M.missing, { items: named(missing) }),
      ]
        .filter(Boolean)
        .join(' ')}
      confirm={{ label: t(M.confirm), onPress: () => void run(), tone: 'danger', pending: discard.isPending }}
      cancel={{ label: t(CANCEL), onPress: onClose }}
    />
  )
}
