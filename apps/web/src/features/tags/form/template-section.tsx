import type { ControlFields, Field, Fields } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import type { SharedSetting, Section as TemplatePart } from '@waymark/domain/tag/templates'
import { Checkbox } from '@waymark/ui/controls'
import { EditedMark } from '@waymark/ui/form'
import { Section } from '@waymark/ui/layout'
import { AddRow } from '#form/controls/add-row.tsx'
import { CodeArea } from '#form/controls/code-control.tsx'
import controls from '#form/controls/controls.module.css'
import { FieldControl } from '#form/controls/field-control.tsx'
import { useFieldText } from '#form/controls/field-text.ts'
import { RowsControl } from '#form/controls/rows-controls.tsx'
import type { RowsPlace } from '#form/controls/rows-grid.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { WithReferences } from '#i18n/with-references.tsx'
import { ConsentTypeField, DebugModeField, PrivacyField } from './settings-fields.tsx'
import { TemplateSteps } from './steps/template-steps.tsx'
import type { PartProps } from './tag-form-parts.ts'

const M = {
  code: msg('tags.code', 'Code'),
  codeAbout: msg(
    'tags.code-about',
    "HTML that is added to the page when the tag fires. Scripts in it run. '{{ name }}' stands for a variable.",
  ),
  codeLabel: msg('tags.code-label', 'Tag code'),
  documentWrite: msg('tags.document-write', 'Support document.write'),
  documentWriteHint: msg(
    'tags.document-write-hint',
    'Text that the code writes into the document appears at the place of the tag.',
  ),
}

/** Controls that need the whole width of the form. */
const WIDE: ReadonlySet<string> = new Set([
  'rows',
  'dimension-rows',
  'list',
  'group',
  'code',
  'textarea',
  'toggled',
  'radio',
  'consent-mapping',
  'switch',
  'checkbox',
])

const SHARED: Readonly<Record<SharedSetting, (props: PartProps) => React.ReactNode>> = {
  'consent-type': ConsentTypeField,
  'visitors-privacy': PrivacyField,
  'debug-mode': DebugModeField,
}

/** Three short fields, asked for or not, share a line. */
const inThirds = ({ fields }: PartProps['template'], keys: readonly string[]) =>
  keys.filter((key) => !WIDE.has((fields as Fields)[key]!.control)).length === 3

/** The template's own part of the form, section by section, with the fields it asks for now. */
export function TemplateSections(props: PartProps & { first: boolean }) {
  const { template, spot, readOnly, first } = props
  const { t } = useI18n()
  const options = spot.at('options')
  const asked = new Set<string>(template.activeFields(options.value))
  const hasSteps = template.slots?.some((slot) => slot !== 'ecommerce-presets') ?? false
  return (
    <>
      {template.slots?.map((slot) => (
        <TemplateSteps key={slot} slot={slot} first={first} />
      ))}
      {template.sections.map((section, index) => (
        <TemplateSection
          key={section.title.id}
          {...props}
          first={first && index === 0 && !hasSteps}
          section={{ ...section, fields: section.fields.filter((key) => asked.has(key)) }}
          thirds={inThirds(template, section.fields)}
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
              spot={spot.at('code')}
              readOnly={readOnly}
            />
            {template.documentWrite && (
              <Checkbox
                checked={spot.at('documentWrite').value}
                onChange={spot.at('documentWrite').set}
                readOnly={readOnly}
                label={t(M.documentWrite)}
                hint={t(M.documentWriteHint)}
              />
            )}
          </div>
        </Section>
      )}
    </>
  )
}

const isRows = (field: Field | undefined): field is ControlFields['rows' | 'dimension-rows'] =>
  field?.control === 'rows' || field?.control === 'dimension-rows'

/** One section of the template's own part. Rows that it begins with are what it is about: their button and count are its. */
function TemplateSection({
  section: { title, about, fields, shared },
  thirds,
  ...props
}: PartProps & { section: TemplatePart<string>; thirds: boolean; first: boolean }) {
  const { template, spot, readOnly } = props
  const { t, edited } = useFieldText()
  const options = spot.at('options')
  const fieldOf = (key: string) => (template.fields as Fields)[key]!
  const [first, ...others] = fields
  const field = first === undefined ? undefined : fieldOf(first)
  const rows = isRows(field) ? field : undefined
  const place = options.at(first as never) as unknown as RowsPlace
  const mark = rows && edited(place.edited)
  const text = about ?? rows?.hint
  return (
    <Section
      first={props.first}
      stacked={fields.some((key) => fieldOf(key).control === 'consent-mapping')}
      id={`section-${title.id}`}
      title={t(title)}
      mark={mark && <EditedMark>{mark}</EditedMark>}
      count={rows && place.value.length > 0 ? place.value.length : undefined}
      description={text && <WithReferences text={t(text)} />}
      actions={rows && !readOnly && <AddRow field={rows} spot={place} />}
    >
      <div className={thirds ? `${controls.fields} ${controls.thirds}` : controls.fields}>
        {rows && (
          <div className={controls.whole}>
            <RowsControl field={rows} spot={place as never} readOnly={readOnly} plain />
          </div>
        )}
        {(rows ? others : fields).map((key) => (
          <div key={key} className={WIDE.has(fieldOf(key).control) ? controls.whole : undefined}>
            <FieldControl field={fieldOf(key)} spot={options.at(key as never)} readOnly={readOnly} />
          </div>
        ))}
        {shared?.map((setting) => {
          const Setting = SHARED[setting]
          return <Setting key={setting} {...props} />
        })}
      </div>
    </Section>
  )
}
