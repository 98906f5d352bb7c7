import { type TemplateId, templateWithId } from '@waymark/domain/tag/templates'
import { changedParts, createBody, createTagForm, newTag, placeOfTag, type TagValues } from '@waymark/forms/models/tag'
import { useChange } from '../../../queries/change.ts'
import { createTag } from '../../../queries/tag-changes.ts'
import { AddWizard } from '../../../wizard/add-wizard.tsx'
import { ownZone } from '../form/clock.ts'
import { ChooseTemplate } from './choose-template.tsx'
import { FillTag, loadTagSections } from './fill-tag.tsx'

const templateFor = (id: TemplateId) => {
  const template = templateWithId(id)
  if (!template) throw new Error(`There is no template ${id}`)
  return template
}

/** Adds a tag in two steps. */
export function AddTag({
  appId,
  ...ends
}: {
  appId: string
  onLeft: () => void
  onSaved: (tag: { readonly id: string }) => void
}) {
  const { mutateAsync } = useChange(createTag)
  return (
    <AddWizard<TemplateId, TagValues, { readonly id: string }>
      {...ends}
      deed="add-tag"
      open={(id) => createTagForm(templateFor(id), newTag(templateFor(id), ownZone()))}
      save={async (id, values) =>
        (await mutateAsync({ params: { appId }, body: { data: createBody(templateFor(id), values) } })).data
      }
      placeOf={(id, values, steps) => placeOfTag(templateFor(id), values, steps)}
      changedParts={(id, from, to) => changedParts(templateFor(id), from, to)}
      prefetch={loadTagSections}
      choose={(step) => <ChooseTemplate appId={appId} {...step} />}
      fill={(id, step) => <FillTag appId={appId} template={templateFor(id)} {...step} />}
    />
  )
}
