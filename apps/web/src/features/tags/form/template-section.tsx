import type { Fields } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import type { SharedSetting } from '@waymark/domain/tag/templates'
import { Checkbox } from '@waymark/ui/controls'
import { Section } from '@waymark/ui/layout'
import { CodeArea } from '../../../controls/code-control.tsx'
import controls from '../../../controls/controls.module.css'
import { FieldControl } from '../../../controls/field-control.tsx'
import { useWords } from '../../../words/use-words.ts'
import { WithReferences } from '../../../words/with-references.tsx'
import { ConsentTypeField, DebugModeField, PrivacyField } from './settings-fields.tsx'
import { TemplateSteps } from './steps/template-steps.tsx'
import type { PartProps } from './tag-form-parts.ts'

const W = {
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
  const { say } = useWords()
  const options = spot.at('options')
  const asked = new Set<string>(template.asked(options.value))
  const hasSteps = template.slots?.some((slot) => slot !== 'ecommerce-presets') ?? false
  return (
    <>
      {template.slots?.map((slot) => (
        <TemplateSteps key={slot} slot={slot} first={first} />
      ))}
      {template.sections.map((section, index) => (
        <Section
          first={first && index === 0 && !hasSteps}
          key={section.title.id}
          stacked={section.fields.some((key) => (template.fields as Fields)[key]?.control === 'consent-mapping')}
          id={`section-${section.title.id}`}
          title={say(section.title)}
          description={section.about && <WithReferences text={say(section.about)} />}
        >
          <div
            className={inThirds(template, section.fields) ? `${controls.fields} ${controls.thirds}` : controls.fields}
          >
            {section.fields
              .filter((key) => asked.has(key))
              .map((key) => {
                const field = (template.fields as Fields)[key]!
                return (
                  <div key={key} className={WIDE.has(field.control) ? controls.whole : undefined}>
                    <FieldControl field={field} spot={options.at(key as never)} readOnly={readOnly} />
                  </div>
                )
              })}
            {section.shared?.map((setting) => {
              const Setting = SHARED[setting]
              return <Setting key={setting} {...props} />
            })}
          </div>
        </Section>
      ))}
      {template.code && (
        <Section
          first={first && template.sections.length === 0}
          id="section-code"
          title={say(W.code)}
          description={<WithReferences text={say(W.codeAbout)} />}
        >
          <div className={controls.code}>
            <CodeArea
              label={say(W.codeLabel)}
              language={template.code.language}
              spot={spot.at('code')}
              readOnly={readOnly}
            />
            {template.documentWrite && (
              <Checkbox
                checked={spot.at('documentWrite').value}
                onChange={spot.at('documentWrite').set}
                readOnly={readOnly}
                label={say(W.documentWrite)}
                hint={say(W.documentWriteHint)}
              />
            )}
          </div>
        </Section>
      )}
    </>
  )
}
