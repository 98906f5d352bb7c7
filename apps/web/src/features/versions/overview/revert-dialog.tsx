import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { type Version, versionNumber } from '@waymark/domain/version'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { draftQuery, unpublishedCountQuery } from '#data/versions.ts'
import { CANCEL } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  title: msg('revert.title', 'Revert the draft to version {number}?'),
  replaced: msg('revert.replaced', 'The draft gets the tags, triggers and variables of this version.'),
  lost: msg('revert.lost', 'The draft has unpublished changes. They will be lost; add a snapshot first to keep them.'),
  lostCount: msg(
    'revert.lost-count',
    '{count, plural, one {# unpublished change} other {# unpublished changes}} will be lost; add a snapshot first to keep them.',
  ),
  live: msg('revert.live', 'The live version stays until you publish.'),
  confirm: msg('revert.confirm', 'Revert draft'),
}

/** The confirmation before the draft is replaced by a version, with what becomes of its unpublished changes. */
export default function RevertDialog({
  appId,
  version,
  onRevert,
  onClose,
}: {
  appId: string
  version: Version
  onRevert: () => void
  onClose: () => void
}) {
  const { t } = useI18n()
  const { data: draft } = useQuery({ ...draftQuery(appId), refetchOnMount: 'always' })
  const hasChanges = draft?.attributes.has_changes ?? true
  const { data: count } = useQuery({ ...unpublishedCountQuery(appId), enabled: hasChanges, refetchOnMount: 'always' })
  return (
    <ConfirmDialog
      open
      title={t(M.title, { number: versionNumber(version) })}
      text={
        <>
          {t(M.replaced)} {hasChanges && `${count ? t(M.lostCount, { count }) : t(M.lost)} `}
          {t(M.live)}
        </>
      }
      confirm={{ label: t(M.confirm), tone: hasChanges ? 'danger' : 'primary', onPress: onRevert }}
      cancel={{ label: t(CANCEL), onPress: onClose }}
    />
  )
}
