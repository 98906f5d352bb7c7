import { type Message, msg } from '@waymark/domain/message'
import type { SelectorKind } from '@waymark/domain/selector'
import { variableTypes } from '@waymark/domain/variable/types'
import { Icon } from '@waymark/ui/icon'
import { Section } from '@waymark/ui/layout'
import { FieldControl } from '#form/controls/field-control.tsx'
import { Framed } from '#form/controls/framed.tsx'
import { ReferenceInput } from '#form/controls/reference-input.tsx'
import { useLiveCheck } from '#form/controls/use-live-check.ts'
import { useField } from '#form/use-form.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { EditedSection } from './edited-section.tsx'
import styles from './form.module.css'
import { useValueCount } from './long-text.tsx'
import { EXAMPLE_REFERENCE } from './reference-token.tsx'
import type { SettingsProps } from './settings-props.ts'
import { TypeHelp } from './type-help.tsx'

const M = {
  title: msg('variables.element', 'Element'),
  about: msg('variables.element-about', 'How to find it on the page. The selector accepts <ref/> references.'),
  references: msg(
    'variables.element-references',
    'The selector is checked without variable values; they are filled in on the page.',
  ),
  value: msg('variables.element-value', 'Value'),
  example: msg('variables.example', 'Example'),
}

const LABELS: Readonly<Record<SelectorKind, Message>> = {
  element_id: msg('variable-type.dom-element.element-id', 'Element ID'),
  css: msg('variable-type.dom-element.css', 'CSS selector'),
  xpath: msg('variable-type.dom-element.xpath', 'XPath'),
}

/** How an element of the page is found, and whether its text or the element itself is the value. */
export function DomElementSettings({ field, readOnly }: SettingsProps<'dom_element'>) {
  const { t } = useI18n()
  const { selectorType, extractTextContent } = variableTypes.dom_element.fields
  const extracts = useField(field.at('extractTextContent')).value
  return (
    <>
      <EditedSection
        first
        id="section-settings"
        title={t(M.title)}
        fields={[field.at('selectorType'), field.at('value')]}
        description={<Trans message={M.about} components={{ ref: EXAMPLE_REFERENCE }} />}
        actions={<TypeHelp topic="dom_element" />}
      >
        <FieldControl definition={selectorType} field={field.at('selectorType')} readOnly={readOnly} />
        <Selector field={field} readOnly={readOnly} />
        <p className="t-caption">{t(M.references)}</p>
      </EditedSection>
      <Section id="section-value" title={t(M.value)}>
        <FieldControl definition={extractTextContent} field={field.at('extractTextContent')} readOnly={readOnly} />
        <p className={styles.example}>
          <span>{t(M.example)}</span>
          <code>{'<span class="price"> 189,00 € </span>'}</code>
          <Icon name="arrow-right" />
          <code className="t-strong">{extracts ? '189,00 €' : '<span class="price">…</span>'}</code>
        </p>
      </Section>
    </>
  )
}

/** The selector, labelled by its kind. A change of the kind keeps the text and validates it again. */
function Selector({ field, readOnly }: SettingsProps<'dom_element'>) {
  const count = useValueCount()
  const kind = useField(field.at('selectorType')).value as SelectorKind
  const selector = useLiveCheck(field.at('value'), kind)
  return (
    <Framed definition={{ label: LABELS[kind] }} field={selector} count={count(selector.value)}>
      <ReferenceInput field={selector} readOnly={readOnly} />
    </Framed>
  )
}
