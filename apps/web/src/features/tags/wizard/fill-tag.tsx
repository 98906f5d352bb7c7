import { msg } from '@waymark/domain/message'
import { hasSchedule } from '@waymark/domain/tag'
import type { Template, TemplateId } from '@waymark/domain/tag/templates'
import type { Form } from '@waymark/forms/form'
import type { TagValues } from '@waymark/forms/models/tag'
import type { IconName } from '@waymark/ui/icon'
import { useForm } from '../../../forms/use-form.ts'
import { FillStep } from '../../../wizard/fill-step.tsx'
import { TagFormSections } from '../form/tag-form.tsx'
import { WIZARD } from './wizard-words.ts'

const W = {
  help: msg('add-tag.help', 'What it does'),
  tagName: msg('add-tag.tag-name', 'Tag name'),
  active: msg('add-tag.active', 'New tags are active and stay out of live pages until you publish.'),
  nameAndTemplate: msg('add-tag.name-and-template', 'Name and template'),
  code: msg('tags.code', 'Code'),
  advanced: msg('tags.advanced', 'Advanced settings'),
  schedule: msg('tags.flight-dates', 'Flight dates'),
  triggers: msg('tags.triggers', 'Triggers'),
}

/** The second step: name and settings of the new tag. */
export function FillTag({
  appId,
  template,
  form,
  saving,
  onBack,
  onSave,
  onLeave,
}: {
  appId: string
  template: Template<TemplateId>
  form: Form<TagValues>
  saving: boolean
  onBack: () => void
  onSave: () => void
  onLeave: () => void
}) {
  const { spot, values } = useForm(form)
  const scheduled = hasSchedule(template.stored.template)
  return (
    <FillStep
      appId={appId}
      words={{ ...WIZARD, name: W.tagName }}
      picked={{ icon: template.icon as IconName, name: template.name, help: { topic: template.help, label: W.help } }}
      sections={[
        { key: 'name', label: W.nameAndTemplate },
        ...(template.code ? [{ key: 'code', label: W.code }] : []),
        ...(scheduled
          ? [
              { key: 'advanced', label: W.advanced },
              { key: 'schedule', label: W.schedule },
            ]
          : []),
        { key: 'triggers', label: W.triggers, count: values.triggers.length },
      ]}
      note={W.active}
      form={form}
      saving={saving}
      onBack={onBack}
      onSave={onSave}
      onLeave={onLeave}
    >
      <TagFormSections appId={appId} template={template} form={form} spot={spot} readOnly={saving} />
    </FillStep>
  )
}
