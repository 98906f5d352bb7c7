import { FIELD_ERRORS } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { hasSchedule } from '@waymark/domain/tag'
import type { Template, TemplateId } from '@waymark/domain/tag/templates'
import type { Form } from '@waymark/forms/form'
import type { TagValues } from '@waymark/forms/models/tag'
import { Button, TextInput } from '@waymark/ui/controls'
import { Field, focusFirstError } from '@waymark/ui/form'
import { Icon, type IconName } from '@waymark/ui/icon'
import { NavList, Section } from '@waymark/ui/layout'
import { useRef } from 'react'
import { MarksEdits, useFieldText } from '../../../controls/field-text.ts'
import { VariablesOf } from '../../../controls/use-variable-names.ts'
import { useForm } from '../../../forms/use-form.ts'
import { isApple } from '../../../shortcuts/key-names.ts'
import { useShortcuts } from '../../../shortcuts/use-shortcuts.ts'
import styles from '../../../wizard/wizard.module.css'
import { WizardFrame } from '../../../wizard/wizard-frame.tsx'
import { TagFormSections } from '../form/tag-form.tsx'
import { WIZARD } from './wizard-words.ts'

const W = {
  help: msg('add-tag.help', 'What it does'),
  sections: msg('add-tag.sections', 'Sections'),
  name: msg('add-tag.name', 'Name'),
  nameAbout: msg('add-tag.name-about', 'Only people in Waymark see it.'),
  tagName: msg('add-tag.tag-name', 'Tag name'),
  count: msg('rename.count', '{used, number} / {limit, number}'),
  active: msg('add-tag.active', 'New tags are active and stay out of live pages until you publish.'),
  nameAndTemplate: msg('add-tag.name-and-template', 'Name and template'),
  code: msg('tags.code', 'Code'),
  advanced: msg('tags.advanced', 'Advanced settings'),
  schedule: msg('tags.flight-dates', 'Flight dates'),
  triggers: msg('tags.triggers', 'Triggers'),
  first: msg('add-tag.first-error', 'First: {error}'),
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
  const { say, wrong } = useFieldText()
  const { spot, values, valid } = useForm(form)
  const root = useRef<HTMLFormElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const place = spot.at('name')
  const [firstError] = form.errors().values()
  const save = () => {
    if (saving) return
    onSave()
    if (!valid) requestAnimationFrame(() => root.current && focusFirstError(root.current))
  }
  useShortcuts({
    'mod+s': (event) => {
      event.preventDefault()
      save()
    },
  })
  const scheduled = hasSchedule(template.stored.template)
  const sections = [
    { key: 'name', label: say(W.nameAndTemplate) },
    ...(template.code ? [{ key: 'code', label: say(W.code) }] : []),
    ...(scheduled
      ? [
          { key: 'advanced', label: say(W.advanced) },
          { key: 'schedule', label: say(W.schedule) },
        ]
      : []),
    { key: 'triggers', label: say(W.triggers), count: values.triggers.length },
  ]
  return (
    <WizardFrame
      title={say(WIZARD.title)}
      steps={[say(WIZARD.type), say(WIZARD.settings)]}
      step={2}
      onClose={saving ? 'none' : onLeave}
      initialFocus={name}
      nav={
        <>
          <div className={styles.picked}>
            <span className={`${styles.icon} ${styles.iconSmall}`}>
              <Icon name={template.icon as IconName} />
            </span>
            <span>
              <b>{say(template.name)}</b>
              <a href={`/help/${template.help}`} target="_blank" rel="noreferrer" className="link">
                {say(W.help)}
              </a>
            </span>
          </div>
          <NavList
            label={say(W.sections)}
            kind="step"
            items={sections.map((section, index) => ({
              ...section,
              current: index === 0,
              link: (slot) => (
                <a
                  {...slot}
                  href={`#section-${section.key}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(`section-${section.key}`)?.scrollIntoView({ block: 'start' })
                  }}
                />
              ),
            }))}
          />
          <p className={styles.navFoot}>{say(W.active)}</p>
        </>
      }
      foot={
        <>
          <Button variant="quiet" icon="arrow-left" onPress={onBack}>
            {say(WIZARD.back)}
          </Button>
          <span className={styles.footText} />
          <Button
            variant="primary"
            pending={saving}
            keys={isApple() ? ['⌘', 'S'] : ['Ctrl', 'S']}
            disabledReason={
              valid || !firstError
                ? undefined
                : say(W.first, { error: say(FIELD_ERRORS[firstError.key], { limit: firstError.limit }) })
            }
            onPress={save}
          >
            {say(WIZARD.save)}
          </Button>
        </>
      }
    >
      <MarksEdits value={false}>
        <VariablesOf value={appId}>
          <form
            ref={root}
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              save()
            }}
          >
            <Section first id="section-name" title={say(W.name)} description={say(W.nameAbout)}>
              <Field
                label={say(W.tagName)}
                error={wrong(place.error)}
                count={say(W.count, { used: place.value.length, limit: 255 })}
              >
                <TextInput ref={name} value={place.value} onChange={place.set} onBlur={place.touch} readOnly={saving} />
              </Field>
            </Section>
            <TagFormSections appId={appId} template={template} spot={spot} readOnly={saving} />
          </form>
        </VariablesOf>
      </MarksEdits>
    </WizardFrame>
  )
}
