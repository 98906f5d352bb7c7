import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { Select } from '@waymark/ui/controls'
import { Note, Skeleton } from '@waymark/ui/layout'
import { use } from 'react'
import { dimensionsQuery } from '../queries/dimensions.ts'
import { useWords } from '../words/use-words.ts'
import type { ControlProps } from './control-props.ts'
import { DimensionNotes } from './dimension-notes.tsx'
import { Framed } from './framed.tsx'
import { VariablesOf } from './use-variable-names.ts'

const W = {
  search: msg('dimensions.search', 'Search dimensions'),
  none: msg('dimensions.none', 'No dimension of this name'),
  choose: msg('dimensions.choose', 'Choose a dimension'),
  failed: msg('dimensions.failed', 'Unable to load the dimensions'),
  missing: msg('dimensions.missing', 'Dimension {number, number} (does not exist)'),
  inactive: msg('dimensions.inactive', 'inactive'),
}

/** One of the site's dimensions by name. A stored number without a dimension stays and says so. */
export function DimensionControl({ field, spot, label, readOnly }: ControlProps<'dimension'>) {
  const { say } = useWords()
  const appId = use(VariablesOf)
  const query = useQuery({ ...dimensionsQuery(appId ?? '', field.kind), enabled: appId !== null })
  if (query.isError) return <Note tone="danger">{say(W.failed)}</Note>
  if (!query.data) return <Skeleton height="32px" />
  const known = query.data.map(({ number, name, active }) => ({
    value: String(number),
    label: name,
    ...(!active && { caption: say(W.inactive) }),
  }))
  const missing = spot.value !== null && !query.data.some(({ number }) => number === spot.value)
  const options = missing
    ? [{ value: String(spot.value), label: say(W.missing, { number: spot.value }) }, ...known]
    : known
  const choice = (
    <Framed field={field} spot={spot} label={label}>
      <Select
        value={spot.value === null ? null : String(spot.value)}
        onChange={(value) => spot.set(Number(value))}
        onBlur={spot.touch}
        options={options}
        placeholder={say(W.choose)}
        searchLabel={say(W.search)}
        emptyText={say(W.none)}
        readOnly={readOnly}
        aria-label={label}
      />
    </Framed>
  ) // In a row there is no room for notes; they stand below the grid.
  if (label !== undefined) return choice
  return (
    <>
      {choice}
      <DimensionNotes kind={field.kind} numbers={[spot.value]} />
    </>
  )
}
