import { useQuery } from '@tanstack/react-query'
import type { DimensionKind } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { Note } from '@waymark/ui/layout'
import { use } from 'react'
import { dimensionsQuery } from '#data/dimensions.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './controls.module.css'
import { VariablesOf } from './use-variable-names.ts'

const M = {
  missing: msg(
    'dimensions.missing-note',
    '{count, plural, one {Dimension {list} does not exist, so nothing is recorded for it.} other {Dimensions {list} do not exist, so nothing is recorded for them.}}',
  ),
  inactive: msg(
    'dimensions.inactive-note',
    '{list} {count, plural, one {is inactive} other {are inactive}}: values are recorded once the dimension is active.',
  ),
  open: msg('dimensions.settings', 'Dimension settings'),
}

/** Notes about the chosen dimensions: missing or inactive ones. */
export function DimensionNotes({ kind, numbers }: { kind: DimensionKind; numbers: readonly (number | null)[] }) {
  const { t } = useI18n()
  const { list } = useFormats()
  const appId = use(VariablesOf)
  const { data } = useQuery({ ...dimensionsQuery(appId ?? '', kind), enabled: appId !== null })
  if (!data) return null
  const chosen = [...new Set(numbers)].filter((number) => number !== null)
  const missing = chosen.filter((number) => !data.some((known) => known.number === number))
  const inactive = data.filter(({ number, active }) => !active && chosen.includes(number))
  if (missing.length + inactive.length === 0) return null
  const link = (
    <a className="link" href={`/analytics/#/${appId}/settings/custom-dimensions`} target="_blank" rel="noreferrer">
      {t(M.open)}
    </a>
  )
  return (
    <div className={styles.notes}>
      {missing.length > 0 && (
        <Note tone="warning" action={link}>
          {t(M.missing, { count: missing.length, list: list(missing.map(String)) })}
        </Note>
      )}
      {inactive.length > 0 && (
        <Note tone="info" action={link}>
          {t(M.inactive, { count: inactive.length, list: list(inactive.map(({ name }) => name)) })}
        </Note>
      )}
    </div>
  )
}
