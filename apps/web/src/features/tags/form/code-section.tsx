import { msg } from '@waymark/domain/message'
import { DOCUMENT_WRITE } from '@waymark/domain/tag'
import { Section } from '@waymark/ui/layout'
import { CheckField } from '#form/check-field.tsx'
import { CodeArea } from '#form/controls/code-control.tsx'
import controls from '#form/controls/controls.module.css'
import { useI18n } from '#i18n/use-i18n.ts'
import { WithReferences } from '#i18n/with-references.tsx'
import type { DescribedTagSectionProps } from './section-props.ts'

const M = {
  codeLabel: msg('tags.code-label', 'Tag code'),
  documentWriteHint: msg('tags.document-write-hint', 'Output appears where the tag is inserted.'),
}

/** The code of a tag, and whether it may use `document.write`. */
export function CodeSection({ template, form, readOnly, section, first }: DescribedTagSectionProps) {
  const { t } = useI18n()
  return (
    <Section
      first={first}
      id={`section-${section.key}`}
      title={t(section.label)}
      description={section.about && <WithReferences text={t(section.about)} />}
    >
      <div className={controls.code}>
        <CodeArea
          label={t(M.codeLabel)}
          language={template.code!.language}
          field={form.field('code')}
          readOnly={readOnly}
        />
        {section.fields.includes('documentWrite') && (
          <CheckField
            label={t(DOCUMENT_WRITE)}
            hint={t(M.documentWriteHint)}
            field={form.field('documentWrite')}
            readOnly={readOnly}
          />
        )}
      </div>
    </Section>
  )
}
