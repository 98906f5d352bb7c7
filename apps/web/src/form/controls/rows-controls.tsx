import type { ControlFields, Fields } from '@waymark/domain/field'
import type { Spot } from '@waymark/forms/form'
import { FieldGroup } from '@waymark/ui/form'
import { useI18n } from '#i18n/use-i18n.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { DimensionNotes } from './dimension-notes.tsx'
import { FieldControl } from './field-control.tsx'
import { type AnyRows, RowsGrid, type RowsPlace } from './rows-grid.tsx'

/**
 * Repeated rows of several columns, drawn as one grid with the button that adds a row above it; with `plain` label and
 * button stand elsewhere.
 */
export function RowsControl({
  field,
  spot,
  readOnly,
  plain = false,
}: ControlProps<'rows' | 'dimension-rows'> & { plain?: boolean }) {
  const grid = (
    <RowsGrid field={field as AnyRows} spot={spot as unknown as RowsPlace} readOnly={readOnly} plain={plain} />
  )
  if (field.control !== 'dimension-rows') return grid
  const rows = spot.value as readonly { readonly id: number | null }[]
  return (
    <>
      {grid}
      <DimensionNotes kind={(field as ControlFields['dimension-rows']).kind} numbers={rows.map(({ id }) => id)} />
    </>
  )
}

/** Repeated single values. */
export function ListControl({ field, spot, readOnly }: ControlProps<'list'>) {
  const columns: Fields = { value: field.inner }
  return <RowsGrid field={{ ...field, columns }} spot={spot as unknown as RowsPlace} readOnly={readOnly} />
}

/** Several fields of one wire object, side by side under one label. */
export function GroupControl({ field, spot, readOnly }: ControlProps<'group'>) {
  const { t } = useI18n()
  return (
    <FieldGroup label={t(field.label)} hint={field.hint && t(field.hint)} className={styles.group}>
      <div className={styles.fields}>
        {Object.entries(field.fields as Fields).map(([name, inner]) => (
          <FieldControl key={name} field={inner} spot={spot.at(name) as Spot<unknown>} readOnly={readOnly} />
        ))}
      </div>
    </FieldGroup>
  )
}
