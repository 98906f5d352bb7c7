import type { TriggerForm } from '@waymark/domain/trigger'
import type { FieldApi, Form } from '@waymark/forms/form'
import { triggerField } from '@waymark/forms/models/trigger'
import { useField } from '#form/use-form.ts'

/** The settings of a trigger's type among the names of a section's fields, each with its definition and its field. */
export function useSettings(form: Form<TriggerForm>, names: readonly string[]) {
  const settings = useField(form, 'settings')
  const { values } = form.get()
  return names.flatMap((name) => {
    const defined = triggerField(values, name)
    return defined ? [{ name, ...defined, field: settings.at(defined.key) as FieldApi<unknown> }] : []
  })
}
