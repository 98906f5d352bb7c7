import type { ControlFields, Field, Fields } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import {
  isSharedSetting,
  type SharedSetting,
  type Section as TemplateFields,
  takesPresets,
} from '@waymark/domain/tag/templates'
import type { FieldApi } from '@waymark/forms/form'
import { Checkbox } from '@waymark/ui/controls'
import { EditedMark } from '@waymark/ui/form'
import { Section } from '@waymark/ui/layout'
import { lazy, Suspense } from 'react'
import { CodeArea } from '#form/controls/code-control.tsx'
import controls from '#form/controls/controls.module.css'
import { FieldControl } from '#form/controls/field-control.tsx'
import { useFieldText } from '#form/controls/field-text.ts'
import { RowsControl } from '#form/controls/rows-controls.tsx'
import { AddRow, type RowsField } from '#form/controls/rows-grid.tsx'
import { useField, useFormValue } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { WithReferences } from '#i18n/with-references.tsx'
import { blocksOf, inThirds } from './section-blocks.ts'
import type { TagSectionProps } from './section-props.ts'
import { ConsentTypeField, DebugModeField, PrivacyField } from './settings-fields.tsx'
import { TemplateSteps } from './steps/template-steps.tsx'
import { TrackerNote } from './tracker-note.tsx'

const PresetButton = lazy(() =>
  import('./presets/preset-button.tsx').then((loaded) => ({ default: loaded.PresetButton })),
)

const M = {
  code: msg('tags.code', 'Code'),
  codeAbout: msg(
    'tags.code-about',
    "HTML added to the page when the tag fires. Scripts in it run. '{{ name }}' stands for a variable.",
  ),
  codeLabel: msg('tags.code-label', 'Tag code'),
  documentWrite: msg('tags.document-write', 'Support document.write'),
  documentWriteHint: msg('tags.document-write-hint', 'Output appears where the tag is inserted.'),
}

const SHARED: Readonly<Record<SharedSetting, (props: TagSectionProps) => React.ReactNode>> = {
  'consent-type': ConsentTypeField,
  'visitors-privacy': PrivacyField,
  'debug-mode': DebugModeField,
}

/** The sections of the template's own fields, with those that are active now. */
export function TemplateSections(props: TagSectionProps & { first: boolean }) {
  const { template, form, readOnly, first } = props
  const { t } = useI18n()
  const active = useFormValue(form, ({ isActive }) =>
    Object.keys(template.fields).filter((key) => isActive(`options/${key}`)),
  )
  const hasSteps = template.slots?.some((slot) => slot !== 'ecommerce-presets') ?? false
  return (
    <>
      {template.limits && <TrackerNote template={template} />}
      {template.slots?.map((slot) => (
        <TemplateSteps key={slot} slot={slot} first={first} />
      ))}
      {template.sections.map((section, index) => (
        <TemplateSection
          key={section.title.id}
          {...props}
          first={first && index === 0 && !hasSteps}
          section={{
            ...section,
            fields: section.fields.filter((key) => isSharedSetting(key) || active.includes(key)),
          }}
          thirds={inThirds(template, section.fields)}
          actions={
            index === 0 &&
            takesPresets(template) && (
              <Suspense>
                <PresetButton template={template} form={form} />
              </Suspense>
            )
          }
        />
      ))}
      {template.code && (
        <Section
          first={first && template.sections.length === 0}
          id="section-code"
          title={t(M.code)}
          description={<WithReferences text={t(M.codeAbout)} />}
        >
          <div className={controls.code}>
            <CodeArea
              label={t(M.codeLabel)}
              language={template.code.language}
              field={form.field('code')}
              readOnly={readOnly}
            />
            {template.documentWrite && <DocumentWrite field={form.field('documentWrite')} readOnly={readOnly} />}
          </div>
        </Section>
      )}
    </>
  )
}

function DocumentWrite({ field, readOnly }: { field: FieldApi<boolean>; readOnly: boolean }) {
  const { t } = useI18n()
  const { value, setValue } = useField(field)
  return (
    <Checkbox
      checked={value}
      onChange={setValue}
      readOnly={readOnly}
      label={t(M.documentWrite)}
      hint={t(M.documentWriteHint)}
    />
  )
}

const isRows = (field: Field | undefined): field is ControlFields['rows' | 'dimension-rows'] =>
  field?.control === 'rows' || field?.control === 'dimension-rows'

/** One section of the template. If it starts with rows, the section shows their button and count. */
function TemplateSection({
  section: { title, about, fields, titlesField },
  thirds,
  actions,
  ...props
}: TagSectionProps & { section: TemplateFields<string>; thirds: boolean; actions: React.ReactNode; first: boolean }) {
  const { template, form, readOnly } = props
  const { t, edited } = useFieldText()
  const options = form.field('options')
  const definitionOf = (key: string): Field | undefined => (template.fields as Fields)[key]
  const [first, ...others] = fields
  const definition = first === undefined ? undefined : definitionOf(first)
  const rows = isRows(definition) ? definition : undefined
  const field = options.at(first as never) as RowsField
  const { count, isEdited } = useFormValue(form, () => ({
    count: rows ? field.value.length : 0,
    isEdited: rows !== undefined && field.edited,
  }))
  const mark = edited(isEdited)
  const text = about ?? rows?.hint
  return (
    <Section
      first={props.first}
      stacked={fields.some((key) => definitionOf(key)?.control === 'consent-mapping')}
      id={`section-${title.id}`}
      title={t(title)}
      mark={mark && <EditedMark>{mark}</EditedMark>}
      count={count > 0 ? count : undefined}
      description={text && <WithReferences text={t(text)} />}
      actions={actions || (rows && !readOnly && <AddRow definition={rows} field={field} />)}
    >
      <div className={thirds ? `${controls.fields} ${controls.thirds}` : controls.fields}>
        {rows && (
          <div className={controls.whole}>
            <RowsControl definition={rows} field={field} readOnly={readOnly} plain />
          </div>
        )}
        {blocksOf(template, rows ? others : fields).map(({ keys, className }) => (
          <div key={keys[0]} className={className}>
            {keys.map((key) => {
              if (isSharedSetting(key)) {
                const Setting = SHARED[key]
                return <Setting key={key} {...props} />
              }
              const shown = definitionOf(key)!
              return (
                <FieldControl
                  key={key}
                  definition={shown}
                  field={options.at(key as never)}
                  plain={titlesField}
                  readOnly={readOnly}
                />
              )
            })}
          </div>
        ))}
      </div>
    </Section>
  )
}
