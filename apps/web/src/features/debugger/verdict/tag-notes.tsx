import { msg } from '@waymark/domain/message'
import { Note } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'
import { useVersionIndex } from '../use-debugger.ts'

const M = {
  removed: msg('debugger.tag.removed', 'This tag is no longer active in the draft: it was turned off or deleted.'),
  stopped: msg(
    'debugger.tag.stopped',
    'This tag is stopped on the website: outside of this session visitors do not get it.',
  ),
}

/**
 * Notes about a tag that the version of the page shown now does not have, because it is of an earlier page, or that is
 * stopped on the website.
 */
export function TagNotes({ tagId }: { tagId: string }) {
  const { t } = useI18n()
  const version = useVersionIndex()?.version
  if (!version) return null
  return (
    <>
      {version.tags.every(({ id }) => id !== tagId) && <Note tone="info">{t(M.removed)}</Note>}
      {version.stopped_tag_ids?.includes(tagId) && <Note tone="warning">{t(M.stopped)}</Note>}
    </>
  )
}
