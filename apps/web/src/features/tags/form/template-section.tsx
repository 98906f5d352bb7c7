import type { ControlFields, Field } from '@waymark/domain/field'
import { takesPresets } from '@waymark/domain/tag/templates'
import { templateField } from '@waymark/forms/models/tag'
import { EditedMark } from '@waymark/ui/form'
import { Section } from '@waymark/ui/layout'
import { lazy, Suspense } from 'react'
import controls from '#form/controls/controls.module.css'
import { FieldControl } from '#form/controls/field-control.tsx'
import { useFieldText } from '#form/controls/field-text.ts'
import { RowsControl } from '#form/controls/rows-controls.tsx'
import { AddRow, type RowsField } from '#form/controls/rows-grid.tsx'
import { useFormValue } from '#form/use-form.ts'
import { WithReferences } from '#i18n/with-references.tsx'
import { blocksOf, inThirds } from './section-blocks.ts'
import type { DescribedTagSectionProps, TagSectionProps } from './section-props.ts'
import { SHARED_FIELD_CONTROLS } from './settings-fields.tsx'

const PresetButton = lazy(() =>
  import('./presets/preset-button.tsx').then((loaded) => ({ default: loaded.PresetButton })),
)

const isRows = (field: Field | undefined): field is ControlFields['rows' | 'dimension-rows'] =>
  field?.control === 'rows' || field?.control === 'dimension-rows'

/** One section of the template. If it starts with rows, the section shows their button and count. */
export function TemplateSection({ section: { key, label, about, fields }, first, ...props }: DescribedTagSectionProps) {
  const { template, form, readOnly } = props
  const { t, edited } = useFieldText()
  const [, ...others] = fields
  const [name = ''] = fields
  const { key: option = '', definition } = templateField(template, name) ?? {}
  const rows = isRows(definition) ? definition : undefined
  const field = form.field('options').at(option) as RowsField
  const { count, isEdited } = useFormValue(form, () => ({
    count: rows ? field.value.length : 0,
    isEdited: rows !== undefined && field.edited,
  }))
  const mark = edited(isEdited)
  const text = about ?? rows?.hint
  const described = template.sections.find(({ title }) => title.id === key)
  const presets = template.sections[0] === described && takesPresets(template) && (
    <Suspense>
      <PresetButton template={template} form={form} />
    </Suspense>
  )
  return (
    <Section
      first={first}
      stacked={fields.some((each) => templateField(template, each)?.definition.control === 'consent-mapping')}
      id={`section-${key}`}
      title={t(label)}
      mark={mark && <EditedMark>{mark}</EditedMark>}
      count={count > 0 ? count : undefined}
      description={text && <WithReferences text={t(text)} />}
      actions={presets || (rows && !readOnly && <AddRow definition={rows} field={field} />)}
    >
      <div className={inThirds(template, described) ? `${controls.fields} ${controls.thirds}` : controls.fields}>
        {rows && (
          <div className={controls.whole}>
            <RowsControl definition={rows} field={field} readOnly={readOnly} plain />
          </div>
        )}
        {blocksOf(template, rows ? others : fields).map(({ names, className }) => (
          <div key={names[0]} className={className}>
            {names.map((each) => (
              <SectionField key={each} {...props} name={each} plain={described?.titlesField} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}

/** A field of the template, or a setting of every tag that the template shows among them. */
function SectionField({ name, plain, ...props }: TagSectionProps & { name: string; plain: boolean | undefined }) {
  const Shared = SHARED_FIELD_CONTROLS[name]
  if (Shared) return <Shared {...props} />
  const { key, definition } = templateField(props.template, name)!
  return (
    <FieldControl
      definition={definition}
      field={props.form.field('options').at(key)}
      plain={plain}
      readOnly={props.readOnly}
    />
  )
}
