import type { VariableForm, VariableType } from '@waymark/domain/variable'
import type { VariableValues } from '@waymark/domain/variable/types'
import type { FieldApi, Form } from '@waymark/forms/form'
import type { ComponentType } from 'react'
import { CustomJsSettings } from './custom-js-settings.tsx'
import { DomElementSettings } from './dom-element-settings.tsx'
import { LookupTableSettings } from './lookup-table-settings.tsx'
import { RandomNumberSettings } from './random-number-settings.tsx'
import type { SettingsProps } from './settings-props.ts'
import { ConstantSettings, CookieSettings, DataLayerSettings, DocumentSettings } from './text-settings.tsx'
import { UrlSettings } from './url-settings.tsx'

/** The form of each type of variable; a missing one is a type error. */
const SETTINGS: { readonly [Id in VariableType]: ComponentType<SettingsProps<Id>> } = {
  custom_js: CustomJsSettings,
  constant: ConstantSettings,
  cookie: CookieSettings,
  data_layer: DataLayerSettings,
  dom_element: DomElementSettings,
  document: DocumentSettings,
  lookup_table: LookupTableSettings,
  random_number: RandomNumberSettings,
  url: UrlSettings,
}

/** The settings of a variable below its name, the same when adding and when editing. */
export function VariableSettings({ form, readOnly }: { form: Form<VariableForm>; readOnly: boolean }) {
  const Settings = SETTINGS[form.get().values.type] as ComponentType<SettingsProps<any>>
  return <Settings field={form.field('settings') as FieldApi<VariableValues<any>>} readOnly={readOnly} />
}
