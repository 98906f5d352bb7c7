import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { UNPUBLISHED_CHANGES } from '@waymark/domain/version'
import { useFollowDraft } from '#data/follow-draft.ts'
import { publishSheet } from '#data/operations/publish-sheet.ts'
import { usePublishDraft } from '#data/operations/use-publish-draft.ts'
import { draftQuery, unpublishedCountQuery } from '#data/versions.ts'
import { useFormats } from '#i18n/dates.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './unpublished-note.module.css'

/**
 * How many changes of the draft are not live yet, which opens the list of them; without a number when counting them fails.
 * In narrow windows the Publish button shows it, and this note only users without that button.
 */
export function UnpublishedNote({ site }: { site: Site }) {
  const { t } = useI18n()
  const { number } = useFormats()
  useFollowDraft(site.id)
  const { permitted } = usePublishDraft(site)
  const { data: draft } = useQuery(draftQuery(site.id))
  const hasChanges = draft?.attributes.has_changes === true
  const { data: count, isPending } = useQuery({ ...unpublishedCountQuery(site.id), enabled: hasChanges })
  // Appears with its number, because a text that grows would move what stands beside it.
  if (!draft || (hasChanges && isPending)) return null
  if (!hasChanges) return <span className={styles.note}>{t(msg('unpublished.none', 'No unpublished changes'))}</span>
  return (
    <button
      type="button"
      className={styles.note}
      data-alone={permitted.allowed ? undefined : ''}
      onClick={publishSheet.showChanges}
    >
      <span className={styles.mark} aria-hidden="true" />
      {count ? (
        <>
          <span className={styles.text}>
            <Trans message={UNPUBLISHED} values={{ count }} components={{ b: <b /> }} />
          </span>
          <b className={styles.count} aria-hidden="true">
            {number(count)}
          </b>
        </>
      ) : (
        <span className={styles.text}>{t(UNPUBLISHED_CHANGES)}</span>
      )}
    </button>
  )
}

const UNPUBLISHED = msg(
  'unpublished.count',
  '{count, plural, one {<b>#</b> unpublished change} other {<b>#</b> unpublished changes}}',
)
