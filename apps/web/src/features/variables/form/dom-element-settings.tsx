import { msg } from '@waymark/domain/message'
import type { SelectorKind } from '@waymark/domain/selector'
import { SELECTOR_LABELS, variableTypes } from '@waymark/domain/variable/types'
import { Icon } from '@waymark/ui/icon'
import { FieldControl } from '#form/controls/field-control.tsx'
import { Framed } from '#form/controls/framed.tsx'
import { ReferenceInput } from '#form/controls/reference-input.tsx'
import { useLiveCheck } from '#form/controls/use-live-check.ts'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './form.module.css'
import { useValueCount } from './long-text.tsx'
import type { SettingsProps } from './settings-props.ts'
import { EXAMPLE, SettingsSection } from './settings-section.tsx'

const REFERENCES = msg(
  'variables.element-references',
  'The selector is checked without variable values; they are filled in on the page.',
)

const FIELDS = variableTypes.dom_element.fields

/** How an element of the page is found. */
export function ElementSettings(props: SettingsProps<'dom_element'>) {
  const { t } = useI18n()
  const { field, readOnly } = props
  const kind = field.at('selectorType')
  return (
    <SettingsSection settings={props} marks={[kind, field.at('value')]}>
      <FieldControl definition={FIELDS.selectorType} field={kind} readOnly={readOnly} />
      <Selector field={field} readOnly={readOnly} />
      <p className="t-caption">{t(REFERENCES)}</p>
    </SettingsSection>
  )
}

/** Whether the text of the element or the element itself is the value. */
export function ElementValue(props: SettingsProps<'dom_element'>) {
  const { t } = useI18n()
  const extracts = useField(props.field.at('extractTextContent'))
  return (
    <SettingsSection settings={props}>
      <FieldControl
        definition={FIELDS.extractTextContent}
        field={props.field.at('extractTextContent')}
        readOnly={props.readOnly}
      />
      <p className={styles.example}>
        <span>{t(EXAMPLE)}</span>
        <code>{'<span class="price"> 189,00 € </span>'}</code>
        <Icon name="arrow-right" />
        <code className="t-strong">{extracts.value ? '189,00 €' : '<span class="price">…</span>'}</code>
      </p>
    </SettingsSection>
  )
}

/** The selector, labelled by its kind. A change of the kind keeps the text and validates it again. */
function Selector({ field, readOnly }: Pick<SettingsProps<'dom_element'>, 'field' | 'readOnly'>) {
  const count = useValueCount()
  const kind = useField(field.at('selectorType')).value as SelectorKind
  const selector = useLiveCheck(field.at('value'), kind)
  return (
    <Framed definition={{ label: SELECTOR_LABELS[kind] }} field={selector} count={count(selector.value)}>
      <ReferenceInput field={selector} readOnly={readOnly} />
    </Framed>
  )
}
