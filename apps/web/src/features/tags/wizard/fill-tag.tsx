import { msg } from '@waymark/domain/message'
import type { Template, TemplateId } from '@waymark/domain/tag/templates'
import type { TagValues } from '@waymark/forms/models/tag'
import type { IconName } from '@waymark/ui/icon'
import type { FillingProps } from '#items/wizard/add-wizard.tsx'
import { FillStep } from '#items/wizard/fill-step.tsx'
import { TagFormSections } from '../form/tag-form-sections.tsx'
import { WIZARD } from './wizard-messages.ts'

const M = {
  help: msg('add-tag.help', 'What it does'),
  active: msg('add-tag.active', 'New tags are active and stay out of live pages until you publish.'),
}

/** The second step: name and settings of the new tag. The name is shown at once, the settings may load later. */
export function FillTag({
  template,
  ...step
}: FillingProps<TagValues> & {
  template: Template<TemplateId>
}) {
  return (
    <FillStep
      {...step}
      messages={WIZARD}
      picked={{ icon: template.icon as IconName, name: template.name, help: { topic: template.help, label: M.help } }}
      note={M.active}
    >
      <TagFormSections appId={step.appId} template={template} form={step.form} readOnly={step.saving} fresh />
    </FillStep>
  )
}
