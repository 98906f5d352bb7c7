import { useQuery } from '@tanstack/react-query'
import type { Site } from '@waymark/domain/site'
import { Button } from '@waymark/ui/controls'
import { usePublishDraft } from '#data/operations/use-publish-draft.ts'
import { unpublishedCountQuery } from '#data/versions.ts'
import { PUBLISH, PUBLISHING } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './publish-button.module.css'

/** Makes the draft live. Ink, not accent: it is global and never competes with Save. */
export function PublishButton({ site }: { site: Site }) {
  const { t } = useI18n()
  const { pending, permitted, publish } = usePublishDraft(site)
  const { number } = useFormats()
  const { data: count } = useQuery({ ...unpublishedCountQuery(site.id), enabled: permitted.allowed })
  return (
    <Button
      variant="ink"
      icon="publish"
      pending={pending}
      className={permitted.allowed ? styles.button : styles.refused}
      disabledReason={pending || permitted.allowed ? undefined : t(permitted.why)}
      onPress={publish}
    >
      <span className={!pending && count ? styles.text : undefined}>{pending ? t(PUBLISHING) : t(PUBLISH)}</span>
      {!pending && count ? (
        <span className={styles.count} aria-hidden="true">
          {number(count)}
        </span>
      ) : null}
    </Button>
  )
}
