import { type Message, msg } from '@waymark/domain/message'
import { variableTypes } from '@waymark/domain/variable/types'
import { Section } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'
import { LongText } from './long-text.tsx'
import type { SettingsProps } from './settings-props.ts'
import { TypeHelp } from './type-help.tsx'

type TextType = 'constant' | 'cookie' | 'data_layer' | 'document'

const SECTIONS: Readonly<Record<TextType, { title: Message; about: Message }>> = {
  constant: {
    title: msg('variables.constant', 'Value'),
    about: msg('variables.constant-about', 'The same on every page.'),
  },
  cookie: {
    title: msg('variables.cookie', 'Cookie'),
    about: msg('variables.cookie-about', 'Read again at every event. Undefined if the cookie is missing.'),
  },
  data_layer: {
    title: msg('variables.data-layer', 'Data layer'),
    about: msg('variables.data-layer-about', 'What the website pushed last under this key.'),
  },
  document: {
    title: msg('variables.document', 'Document'),
    about: msg('variables.document-about', 'A property of the document, read again at every event.'),
  },
}

/** The settings of a type with one line of text: a constant, or the name of a cookie, key or property. */
const textSettings = (type: TextType) =>
  function TextSettings({ field, readOnly }: SettingsProps<TextType>) {
    const { t } = useI18n()
    const { title, about } = SECTIONS[type]
    return (
      <Section first id="section-settings" title={t(title)} description={t(about)} actions={<TypeHelp topic={type} />}>
        <LongText definition={variableTypes[type].fields.value} field={field.at('value')} readOnly={readOnly} />
      </Section>
    )
  }

export const ConstantSettings = textSettings('constant')
export const CookieSettings = textSettings('cookie')
export const DataLayerSettings = textSettings('data_layer')
export const DocumentSettings = textSettings('document')
