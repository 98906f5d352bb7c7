import type { TagCreate } from '@waymark/domain/tag'
import { type Template, type TemplateId, templates } from '@waymark/domain/tag/templates'
import { createBody, createTagForm, newTag, type TagValues } from '@waymark/forms/models/tag'
import { useChange } from '#data/change.ts'
import { createTag } from '#data/tags.ts'
import { AddWizard, type Filling } from '#items/wizard/add-wizard.tsx'
import { ownZone } from '../form/clock.ts'
import { ChooseTemplate } from './choose-template.tsx'
import { FillTag } from './fill-tag.tsx'
import { WIZARD } from './wizard-messages.ts'

const templateFor = (id: TemplateId): Template<TemplateId> => templates[id]

/** The second step of adding a tag. */
const FILLING: Filling<TemplateId, TagValues, TagCreate> = {
  open: (id) => createTagForm(templateFor(id), newTag(templateFor(id), ownZone())),
  body: (id, values) => createBody(templateFor(id), values),
  fill: (id, step) => <FillTag {...step} template={templateFor(id)} />,
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
    <AddWizard
      {...ends}
      appId={appId}
      action="add-tag"
      messages={WIZARD}
      filling={FILLING}
      save={async (data) => (await mutateAsync({ params: { appId }, body: { data } })).data}
      choose={(step) => <ChooseTemplate appId={appId} {...step} />}
    />
  )
}
