import { msg } from '@waymark/domain/message'
import { Note } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'
import { useVersionIndex } from '../use-debugger.ts'

const REMOVED = msg('debugger.tag.removed', 'This tag is no longer active in the draft: it was turned off or deleted.')

/** A note about a tag of an earlier page that the page shown now no longer has. */
export function RemovedNote({ tagId }: { tagId: string }) {
  const { t } = useI18n()
  const versionIndex = useVersionIndex()
  if (!versionIndex || versionIndex.version.tags.some(({ id }) => id === tagId)) return null
  return <Note tone="info">{t(REMOVED)}</Note>
}
