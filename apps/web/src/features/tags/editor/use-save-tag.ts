import type { Template, TemplateId } from '@waymark/domain/tag/templates'
import { type Form, sortOutcomes } from '@waymark/forms/form'
import { changeBody, placeOfTag, type TagValues } from '@waymark/forms/models/tag'
import { useNotices } from '../../../notices/use-notices.ts'
import { useChange } from '../../../queries/change.ts'
import { changeTag } from '../../../queries/tag-changes.ts'

/** Saves an edited tag: what changed is sent, a refusal comes back to its place in the form and nothing typed is lost. */
export function useSaveTag(appId: string, tagId: string, template: Template<TemplateId>, form: Form<TagValues>) {
  const notices = useNotices()
  const { mutateAsync } = useChange(changeTag)
  return async () => {
    const { initial, values } = form.get()
    form.send({ type: 'submit' })
    try {
      await mutateAsync({ params: { appId, tagId }, body: { data: changeBody(template, tagId, initial, values) } })
      form.send({ type: 'accept', sent: values })
      notices.done('edit-tag')
    } catch (error) {
      const { refusals } = sortOutcomes(notices.failed('edit-tag', error), (steps) =>
        placeOfTag(template, values, steps),
      )
      form.send({ type: 'refuse', refusals })
    }
  }
}
