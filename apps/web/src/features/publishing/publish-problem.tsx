import { useQuery } from '@tanstack/react-query'
import { NO_CHANGES } from '@waymark/domain/failure'
import { msg } from '@waymark/domain/message'
import { versionNumber } from '@waymark/domain/version'
import { Note } from '@waymark/ui/layout'
import { versionQuery } from '#data/versions.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './publish-sheet.module.css'
import type { Problem } from './use-publish-form.ts'

const FASTER = msg(
  'publish-sheet.faster',
  '{user} has just published version {number}. No changes are left to publish.',
)

/** Why nothing was published. */
export function PublishProblem({ appId, problem }: { appId: string; problem: Problem }) {
  const { t } = useI18n()
  const { data: live } = useQuery(versionQuery(appId, 'published'))
  const user = live?.attributes.publisher?.email
  const text =
    problem !== 'published by another'
      ? t(problem)
      : live && user
        ? t(FASTER, { user, number: versionNumber(live) })
        : t(NO_CHANGES)
  return (
    <div className={styles.note}>
      <Note tone="danger" role="alert">
        {text}
      </Note>
    </div>
  )
}
