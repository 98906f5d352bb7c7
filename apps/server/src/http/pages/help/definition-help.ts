import { CONSENT_LABELS, needsConsent } from '@waymark/domain/consent'
import type { Field, Fields } from '@waymark/domain/field'
import type { Message } from '@waymark/domain/message'
import { allTemplates, type Template } from '@waymark/domain/tag/templates'
import { triggerTypes } from '@waymark/domain/trigger/types'
import { variableTypes } from '@waymark/domain/variable/types'

/** What a help page has about a template, a trigger type or a variable type, all of it taken from the definition. */
export interface DefinitionHelp {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly fields: readonly FieldHelp[]
  /** The topic that explains this kind of item. */
  readonly see: readonly string[]
}

export interface FieldHelp {
  readonly label: string
  readonly optional: boolean
  readonly hint: string | undefined
  /** The choices of a select. */
  readonly choices: readonly string[]
}

/** The help of a definition by the path of its address: `templates/hotjar`, `page_view`, `dom_element`. */
export const definitionHelp = (path: string): DefinitionHelp | undefined => pages().get(path)

let cached: ReadonlyMap<string, DefinitionHelp> | undefined

function pages(): ReadonlyMap<string, DefinitionHelp> {
  cached ??= new Map([
    ...allTemplates().map((template) => [template.help, templateHelp(template)] as const),
    ...Object.values(triggerTypes).map((type) => [type.help, typeHelp(type, 'triggers')] as const),
    ...Object.values(variableTypes).map((type) => [type.help, typeHelp(type, 'variables')] as const),
  ])
  return cached
}

const templateHelp = (template: Template): DefinitionHelp => ({
  title: english(template.name),
  paragraphs: [
    `${english(template.about)}.`,
    ...(template.code ? ['The code is your own. {{ Name }} in it stands for the value of a variable.'] : []),
    needsConsent(template.consent)
      ? `A new tag of this template waits for the consent type "${english(CONSENT_LABELS[template.consent])}"; it can be changed in the tag.`
      : 'A new tag of this template fires without consent; the consent type can be changed in the tag.',
  ],
  fields: fieldsHelp(template.fields),
  see: ['tags'],
})

const typeHelp = (
  type: { readonly name: Message; readonly about: Message; readonly fields: Fields },
  see: string,
): DefinitionHelp => ({
  title: english(type.name),
  paragraphs: [english(type.about)],
  fields: fieldsHelp(type.fields),
  see: [see],
})

/** Fields with those inside of groups, lists and rows; what no form shows is left out. */
const fieldsHelp = (fields: Fields): FieldHelp[] =>
  Object.values(fields).flatMap((field) => {
    if (field.control === 'hidden') return []
    const { columns, fields: grouped } = field as { columns?: Fields; fields?: Fields }
    return [fieldHelp(field), ...fieldsHelp(columns ?? grouped ?? {})]
  })

function fieldHelp(field: Field): FieldHelp {
  const { options = {} } = field as { options?: Readonly<Record<string, Message | string>> }
  return {
    label: english(field.label),
    optional: field.optional ?? false,
    hint: field.hint && english(field.hint),
    choices: Object.values(options).map((choice) => (typeof choice === 'string' ? choice : english(choice))),
  }
}

/** A message without the quotes that ICU puts around braces. */
const english = ({ message }: Message): string => message.replaceAll(/'([{}]+[^']*)'/gu, '$1').replaceAll("''", "'")
