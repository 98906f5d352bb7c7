import { msg } from '@waymark/domain/message'
import { StatusDot } from '@waymark/ui/data'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  published: msg('lists.published', 'Published'),
  unpublished: msg('lists.unpublished', 'Unpublished'),
}

/** Whether the published version of an item equals the draft. */
export function PublishedDot({ published }: { published: boolean }) {
  const { t } = useI18n()
  return <StatusDot published={published} label={t(published ? M.published : M.unpublished)} />
}
