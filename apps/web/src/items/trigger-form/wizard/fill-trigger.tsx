import { msg } from '@waymark/domain/message'
import type { TriggerForm } from '@waymark/domain/trigger'
import { TRIGGER_APPEARANCES } from '@waymark/domain/trigger'
import { type TriggerTypeDefinition, type TriggerTypeId, triggerTypes } from '@waymark/domain/trigger/types'
import { useForm } from '#form/use-form.ts'
import type { FillingProps } from '#items/wizard/add-wizard.tsx'
import { FillStep } from '#items/wizard/fill-step.tsx'
import type { FormSection } from '#items/wizard/form-section.ts'
import { TriggerSections } from '../trigger-sections.tsx'
import { WIZARD } from './wizard-messages.ts'

const M = {
  help: msg('add-trigger.help', 'How it works'),
  note: msg('add-trigger.note', 'New triggers stay out of live pages until you publish.'),
  nameAndType: msg('add-trigger.name-and-type', 'Name and type'),
  members: msg('members.title', 'Triggers'),
  event: msg('trigger-form.event', 'Event'),
  conditions: msg('trigger-form.group-conditions', 'Conditions'),
  audience: msg('audience.title', 'Audience'),
  multiplicity: msg('multiplicity.title', 'Multiplicity'),
}

/** The parts of the form of one kind of trigger. */
function sectionsOf(id: TriggerTypeId, members: number): readonly FormSection[] {
  const kind: TriggerTypeDefinition = triggerTypes[id]
  const isGroup = id === 'trigger-group'
  return [
    { key: 'name', label: M.nameAndType },
    ...(isGroup ? [{ key: 'members', label: M.members, count: members }] : []),
    { key: 'event', label: isGroup ? M.conditions : M.event, places: ['settings', 'conditions'] },
    ...(kind.audience === 'none' ? [] : [{ key: 'audience', label: M.audience }]),
    ...(kind.multiplicity.length > 0 ? [{ key: 'multiplicity', label: M.multiplicity }] : []),
  ]
}

/** The second step: name, event, conditions, audience and multiplicity of the new trigger. The name is there at once. */
export function FillTrigger({
  kind,
  ...step
}: FillingProps<TriggerForm> & {
  kind: TriggerTypeId
}) {
  const { spot, values } = useForm(step.form)
  const { name, help, types } = triggerTypes[kind]
  return (
    <FillStep
      {...step}
      messages={WIZARD}
      picked={{ icon: TRIGGER_APPEARANCES[types[0]].icon, name, help: { topic: help, label: M.help } }}
      sections={sectionsOf(kind, values.members.length)}
      note={M.note}
    >
      <TriggerSections appId={step.appId} spot={spot} readOnly={step.saving} triggerId={undefined} />
    </FillStep>
  )
}
