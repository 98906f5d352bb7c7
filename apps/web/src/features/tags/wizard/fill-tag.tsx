import { msg } from '@waymark/domain/message'
import type { TagCreate } from '@waymark/domain/tag'
import { type Template, type TemplateId, templates } from '@waymark/domain/tag/templates'
import { createBody, createTagForm, type LinkedTrigger, newTag, type TagValues } from '@waymark/forms/models/tag'
import type { IconName } from '@waymark/ui/icon'
import { ownZone } from '#form/time-zone/zones.ts'
import type { FormStep, FormStepProps } from '#items/wizard/add-wizard.tsx'
import { FillStep } from '#items/wizard/fill-step.tsx'
import { WHAT_IT_DOES } from '#items/wizard/wizard-messages.ts'
import { TagFormSections } from '../form/tag-form-sections.tsx'
import { WIZARD } from './wizard-messages.ts'

const ACTIVE = msg('add-tag.active', 'New tags are active, but not live until you publish.')

const templateFor = (id: TemplateId): Template<TemplateId> => templates[id]

/** The second step of adding a tag of a name, which may be empty, with the triggers that are linked from the start. */
export const formStepOf = (
  name: string,
  triggersFor: (id: TemplateId) => readonly LinkedTrigger[] = () => [],
): FormStep<TemplateId, TagValues, TagCreate> => ({
  open: (id) =>
    createTagForm(templateFor(id), { ...newTag(templateFor(id), ownZone()), name, triggers: triggersFor(id) }),
  body: (id, values) => createBody(templateFor(id), values),
  fill: (id, step) => <FillTag {...step} template={templateFor(id)} />,
})

/** The second step: name and settings of the new tag. The name is shown at once, the settings may load later. */
function FillTag({
  template,
  ...step
}: FormStepProps<TagValues> & {
  template: Template<TemplateId>
}) {
  return (
    <FillStep
      {...step}
      messages={WIZARD}
      picked={{
        icon: template.icon as IconName,
        name: template.name,
        help: { topic: template.help, label: WHAT_IT_DOES },
      }}
      note={ACTIVE}
    >
      <TagFormSections
        appId={step.appId}
        tagId={undefined}
        template={template}
        form={step.form}
        readOnly={step.saving}
      />
    </FillStep>
  )
}
