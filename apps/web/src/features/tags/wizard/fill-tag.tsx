import { msg } from '@waymark/domain/message'
import type { Template, TemplateId } from '@waymark/domain/tag/templates'
import type { TagValues } from '@waymark/forms/models/tag'
import type { IconName } from '@waymark/ui/icon'
import { lazy } from 'react'
import { useForm } from '../../../forms/use-form.ts'
import type { FillingProps } from '../../../wizard/add-wizard.tsx'
import { FillStep } from '../../../wizard/fill-step.tsx'
import { tagSections } from './tag-sections.ts'
import { WIZARD } from './wizard-words.ts'

const W = {
  help: msg('add-tag.help', 'What it does'),
  active: msg('add-tag.active', 'New tags are active and stay out of live pages until you publish.'),
}

/** Fetches what stands below the name. The name itself is there at once, so that nothing typed is lost. */
export const loadTagSections = () => import('../form/tag-form.tsx')
const TagFormSections = lazy(() => loadTagSections().then((loaded) => ({ default: loaded.TagFormSections })))

/** The second step: name and settings of the new tag. */
export function FillTag({
  appId,
  template,
  ...step
}: FillingProps<TagValues> & {
  appId: string
  template: Template<TemplateId>
}) {
  const { spot, values } = useForm(step.form)
  return (
    <FillStep
      {...step}
      appId={appId}
      words={WIZARD}
      picked={{ icon: template.icon as IconName, name: template.name, help: { topic: template.help, label: W.help } }}
      sections={tagSections(template, values.triggers.length)}
      note={W.active}
    >
      <TagFormSections appId={appId} template={template} form={step.form} spot={spot} readOnly={step.saving} fresh />
    </FillStep>
  )
}
