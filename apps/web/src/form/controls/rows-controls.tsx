import type { ControlFields, Fields } from '@waymark/domain/field'
import type { FieldApi } from '@waymark/forms/form'
import { FieldGroup } from '@waymark/ui/form'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { DimensionNotes } from './dimension-notes.tsx'
import { FieldControl } from './field-control.tsx'
import { type AnyRows, RowsGrid } from './rows-grid.tsx'

/**
 * Repeated rows of several columns as one grid, with the button that adds a row above it; with `plain` the caller
 * renders label and button.
 */
export function RowsControl({
  definition,
  field,
  readOnly,
  plain = false,
}: ControlProps<'rows' | 'dimension-rows'> & { plain?: boolean }) {
  const grid = <RowsGrid definition={definition as AnyRows} field={field} readOnly={readOnly} plain={plain} />
  if (definition.control !== 'dimension-rows') return grid
  return (
    <>
      {grid}
      <RowsNotes definition={definition as ControlFields['dimension-rows']} field={field as never} />
    </>
  )
}

function RowsNotes({ definition, field }: Pick<ControlProps<'dimension-rows'>, 'definition' | 'field'>) {
  const rows = useField(field).value as readonly { readonly id: number | null }[]
  return <DimensionNotes kind={definition.kind} numbers={rows.map(({ id }) => id)} />
}

/** Repeated single values. */
export function ListControl({ definition, field, plain, readOnly }: ControlProps<'list'>) {
  const columns: Fields = { value: definition.inner }
  return <RowsGrid definition={{ ...definition, columns }} field={field} plain={plain ?? false} readOnly={readOnly} />
}

/** Several fields of one wire object, side by side under one label. */
export function GroupControl({ definition, field, readOnly, plain }: ControlProps<'group'>) {
  const { t } = useI18n()
  return (
    <FieldGroup
      label={t(definition.label)}
      labelHidden={plain ?? false}
      hint={!plain && definition.hint && t(definition.hint)}
      className={styles.group}
    >
      <div className={styles.fields}>
        {Object.entries(definition.fields as Fields).map(([name, inner]) => (
          <FieldControl key={name} definition={inner} field={field.at(name) as FieldApi<unknown>} readOnly={readOnly} />
        ))}
      </div>
    </FieldGroup>
  )
}
