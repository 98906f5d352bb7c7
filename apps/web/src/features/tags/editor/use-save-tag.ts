import type { Template, TemplateId } from '@waymark/domain/tag/templates'
import type { Form } from '@waymark/forms/form'
import { changeBody, placeOfTag, type TagValues } from '@waymark/forms/models/tag'
import { useChange } from '#data/change.ts'
import { changeTag } from '#data/tag-changes.ts'
import { useSave } from '#form/use-save.ts'

/** Saves an edited tag. */
export function useSaveTag(appId: string, tagId: string, template: Template<TemplateId>, form: Form<TagValues>) {
  const { mutateAsync } = useChange(changeTag)
  return useSave(form, 'edit-tag', {
    send: (initial, values) =>
      mutateAsync({ params: { appId, tagId }, body: { data: changeBody(template, tagId, initial, values) } }),
    placeOf: (values, steps) => placeOfTag(template, values, steps),
  })
}
