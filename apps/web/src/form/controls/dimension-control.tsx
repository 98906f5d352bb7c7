import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { LabelButton, Select } from '@waymark/ui/controls'
import { Note } from '@waymark/ui/layout'
import { use } from 'react'
import { dimensionsQuery } from '#data/dimensions.ts'
import { useField } from '#form/use-form.ts'
import { TRY_AGAIN } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { ControlProps } from './control-props.ts'
import { DimensionNotes } from './dimension-notes.tsx'
import { Framed } from './framed.tsx'
import { VariablesOf } from './use-variable-names.ts'

const M = {
  search: msg('dimensions.search', 'Search dimensions'),
  none: msg('dimensions.none', 'No dimension found'),
  noneAtAll: msg('dimensions.none-at-all', 'This website has no dimensions yet'),
  choose: msg('dimensions.choose', 'Choose a dimension'),
  loading: msg('dimensions.loading', 'Loading the dimensions'),
  failed: msg('dimensions.failed', 'Unable to load the dimensions'),
  missing: msg('dimensions.missing', 'Dimension {number, number} (does not exist)'),
  inactive: msg('dimensions.inactive', 'inactive'),
}

/** One of the site's dimensions by name. A stored number without a dimension is kept and marked as missing. */
export function DimensionControl({ definition, label, plain, readOnly, ...props }: ControlProps<'dimension'>) {
  const field = useField(props.field)
  const { t } = useI18n()
  const appId = use(VariablesOf)
  const query = useQuery({ ...dimensionsQuery(appId ?? '', definition.kind), enabled: appId !== null })
  if (query.isError && !query.isFetching)
    return (
      <Note tone="danger" action={<LabelButton onPress={() => void query.refetch()}>{t(TRY_AGAIN)}</LabelButton>}>
        {t(M.failed)}
      </Note>
    )
  const known = (query.data ?? []).map(({ number, name, active }) => ({
    value: String(number),
    label: name,
    ...(!active && { caption: t(M.inactive) }),
  }))
  const unknown = field.value !== null && !query.data?.some(({ number }) => number === field.value)
  const options = unknown
    ? [
        {
          value: String(field.value),
          label: query.data ? t(M.missing, { number: field.value }) : t(M.loading),
        },
        ...known,
      ]
    : known
  const choice = (
    <Framed definition={definition} field={field} label={label} plain={plain}>
      <Select
        value={field.value === null ? null : String(field.value)}
        onChange={(value) => field.setValue(Number(value))}
        onBlur={field.onBlur}
        options={options}
        placeholder={t(query.data ? M.choose : M.loading)}
        pending={!query.data}
        searchLabel={t(M.search)}
        emptyText={t(query.data ? (known.length > 0 ? M.none : M.noneAtAll) : M.loading)}
        readOnly={readOnly}
        aria-label={label}
      />
    </Framed>
  )
  // The notes of a row are shown below the grid.
  if (label !== undefined) return choice
  return (
    <>
      {choice}
      <DimensionNotes kind={definition.kind} numbers={[field.value]} />
    </>
  )
}
