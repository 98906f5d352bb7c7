import type { UseQueryResult } from '@tanstack/react-query'
import { UNABLE_TO_LOAD } from '@waymark/domain/failure'
import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Status } from '@waymark/ui/data'
import { type FactStripProps, Skeleton } from '@waymark/ui/layout'
import { TRY_AGAIN } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './preview.module.css'

const LOADING = msg('meta-setup.facts-loading', 'Loading the details')

/** What is known about the item of an open row; loaded when the row opens. */
export function RowFacts<T>({
  query,
  facts,
}: {
  query: UseQueryResult<T>
  facts: (item: T) => FactStripProps['facts']
}) {
  const { t } = useI18n()
  if (query.data !== undefined)
    return (
      <dl className={styles.facts}>
        {facts(query.data).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  if (query.isError)
    return (
      <div className={styles.failed} role="alert">
        <Status tone="danger" icon="error">
          {t(UNABLE_TO_LOAD)}
        </Status>
        <Button size="small" onPress={() => void query.refetch()}>
          {t(TRY_AGAIN)}
        </Button>
      </div>
    )
  return (
    <div className={styles.loading} role="status" aria-label={t(LOADING)}>
      <Skeleton height="36px" />
    </div>
  )
}
