import type { VariableForm, VariableType } from '@waymark/domain/variable'
import type { VariableValues } from '@waymark/domain/variable/types'
import type { FieldApi, Form } from '@waymark/forms/form'
import { variableSections } from '@waymark/forms/models/variable'
import type { ComponentType } from 'react'
import { useFormValue } from '#form/use-form.ts'
import { CustomJsSettings } from './custom-js-settings.tsx'
import { ElementSettings, ElementValue } from './dom-element-settings.tsx'
import { LookupDefault, LookupInput, LookupPairs } from './lookup-table-settings.tsx'
import { RandomNumberSettings } from './random-number-settings.tsx'
import type { SettingsProps } from './settings-props.ts'
import { TextSettings } from './text-settings.tsx'
import { UrlSettings } from './url-settings.tsx'

/** The sections of each type of variable by key; a missing type is a type error. */
const SECTIONS: { readonly [Id in VariableType]: Readonly<Record<string, ComponentType<SettingsProps<Id>>>> } = {
  custom_js: { settings: CustomJsSettings },
  constant: { settings: TextSettings },
  cookie: { settings: TextSettings },
  data_layer: { settings: TextSettings },
  dom_element: { settings: ElementSettings, value: ElementValue },
  document: { settings: TextSettings },
  lookup_table: { settings: LookupInput, pairs: LookupPairs, default: LookupDefault },
  random_number: { settings: RandomNumberSettings },
  url: { settings: UrlSettings },
}

/** The settings of a variable below its name, the same when adding and when editing. */
export function VariableSettings({ form, readOnly }: { form: Form<VariableForm>; readOnly: boolean }) {
  const sections = useFormValue(form, ({ get }) => variableSections(get().values))
  const { type } = form.get().values
  const field = form.field('settings') as FieldApi<VariableValues<any>>
  return sections.map((section, index) => {
    const Settings = SECTIONS[type][section.key] as ComponentType<SettingsProps<any>>
    return (
      <Settings key={section.key} type={type} section={section} first={index === 0} field={field} readOnly={readOnly} />
    )
  })
}
