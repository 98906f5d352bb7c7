import { msg } from '@waymark/domain/message'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useSite } from '#data/current-site.ts'
import { useOperations } from '#data/operations/use-operations.ts'
import { CANCEL } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  stop: msg('tag-stop.title', 'Stop “{name}” on the website?'),
  stopText: msg(
    'tag-stop.text',
    'The published version runs without this tag until you resume it. Neither the version nor the draft changes.',
  ),
  stopConfirm: msg('tag-stop.confirm', 'Stop tag'),
  resume: msg('tag-resume.title', 'Resume “{name}” on the website?'),
  resumeText: msg(
    'tag-resume.text',
    'The tag runs again as it is in the published version. Changes in the draft are not published.',
  ),
  resumeConfirm: msg('tag-resume.confirm', 'Resume tag'),
}

/** A published tag; the draft may differ. */
export interface PublishedTag {
  readonly id: string
  readonly name: string
  readonly isStopped: boolean
}

/** Asks before a published tag is stopped or resumed on the website. */
export default function StopDialog({
  appId,
  tag: { id, name, isStopped },
  onClose,
}: {
  appId: string
  tag: PublishedTag
  onClose: () => void
}) {
  const { t } = useI18n()
  const operations = useOperations()
  const site = useSite()
  const confirm = () => {
    const kind = isStopped ? 'resume' : 'stop'
    operations.start({ kind, appId, tagId: id, siteName: site.attributes.name })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t(isStopped ? M.resume : M.stop, { name })}
      text={t(isStopped ? M.resumeText : M.stopText)}
      confirm={{
        label: t(isStopped ? M.resumeConfirm : M.stopConfirm),
        tone: isStopped ? 'primary' : 'danger',
        onPress: confirm,
      }}
      cancel={{ label: t(CANCEL), onPress: onClose }}
    />
  )
}
