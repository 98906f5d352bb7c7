import { FIELD_ERRORS } from '@waymark/domain/field'
import { type Message, msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'
import { type FieldApi, type SectionState, sectionsOf } from '@waymark/forms/form'
import { Button } from '@waymark/ui/controls'
import { Icon, type IconName } from '@waymark/ui/icon'
import { Section } from '@waymark/ui/layout'
import { type FormEvent, type ReactNode, useState } from 'react'
import { withMod } from '#browser/hotkeys/key-names.ts'
import { useHotkeys } from '#browser/hotkeys/use-hotkeys.ts'
import { MarksEdits } from '#form/controls/field-text.ts'
import { VariablesOf } from '#form/controls/use-variable-names.ts'
import { FormSaving } from '#form/form-saving.tsx'
import { NameField } from '#form/name-field.tsx'
import { useFirstPress } from '#form/use-first-press.ts'
import { useFormValue } from '#form/use-form.ts'
import { useRefusal } from '#form/use-refusal.ts'
import { useErrorFocus } from '#form/use-submit.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { WithReferences } from '#i18n/with-references.tsx'
import { HelpLink } from '#items/help-link.tsx'
import type { FormStepProps } from './add-wizard.tsx'
import { SectionNav } from './section-nav.tsx'
import { sectionId, useCurrentSection } from './use-current-section.ts'
import styles from './wizard.module.css'
import { WizardStep } from './wizard-frame.tsx'
import type { WizardMessages } from './wizard-messages.ts'

const M = {
  sections: msg('wizard.sections', 'Sections'),
  nameAbout: msg('wizard.name-about', 'Only visible in Waymark.'),
  back: msg('back', 'Back'),
  first: msg('wizard.first-error', 'First: {section}, {error}'),
}

interface FillStepProps extends FormStepProps<any> {
  messages: WizardMessages
  /** The template or type chosen in the first step, and its help page. */
  picked: { readonly icon: IconName; readonly name: Message; readonly help: { topic: string; label: Message } }
  /** Shown below the list of sections. */
  note: Message
  /** The sections below the name. */
  children: ReactNode
}

/** The second step of a wizard: the name of the new item and its settings; its values have a `name`. Control S saves. */
export function FillStep({ appId, messages, picked, note, form, saving, onBack, onSave, children }: FillStepProps) {
  const { t } = useI18n()
  const sections = useFormValue(form, sectionsOf)
  const [area, setArea] = useState<HTMLFormElement | null>(null)
  const { root, showErrors } = useErrorFocus(form)
  const { current, go } = useCurrentSection(
    area,
    sections.map(({ key }) => key),
  )
  const forbidden = useRefusal(appId, 'edit')
  const error = useFirstError(sections)
  const refusal = forbidden ?? error
  const save = () => {
    if (saving) return
    if (refusal === undefined) onSave()
    else showErrors()
  }
  useHotkeys({ '$mod+s': save })
  useFirstPress()
  return (
    <WizardStep
      nav={
        <>
          <Picked {...picked} />
          <SectionNav label={M.sections} sections={sections} current={current} onGo={go} />
          <p className={styles.navFoot}>{t(note)}</p>
        </>
      }
      foot={
        <>
          <Button variant="quiet" icon="arrow-left" className={styles.back} onPress={onBack}>
            {t(M.back)}
          </Button>
          <span className={styles.footText}>{forbidden}</span>
          <Button variant="primary" pending={saving} keys={withMod('S')} disabledReason={refusal} onPress={save}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <MarksEdits value={false}>
        <VariablesOf value={appId}>
          <form
            ref={(element) => {
              root.current = element
              setArea(element)
            }}
            className={styles.form}
            noValidate
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              event.stopPropagation()
              save()
            }}
          >
            <Section
              first
              id={sectionId('name')}
              title={t(NAME_LABEL)}
              description={<WithReferences text={t(messages.nameAbout ?? M.nameAbout)} />}
            >
              <NameField
                label={t(messages.name)}
                field={form.field('name') as FieldApi<string>}
                autoFocus
                readOnly={saving}
              />
            </Section>
            <FormSaving value={{ save, pending: saving, refusal }}>{children}</FormSaving>
          </form>
        </VariablesOf>
      </MarksEdits>
    </WizardStep>
  )
}

/** The first error of the form, with its section, if there is one. */
function useFirstError(sections: readonly SectionState[]): string | undefined {
  const { t } = useI18n()
  const first = sections.find(({ errors }) => errors.length > 0)
  const error = first?.errors[0]
  return error && t(M.first, { section: t(first.label), error: t(FIELD_ERRORS[error.key], { limit: error.limit }) })
}

/** What was chosen in the first step. */
function Picked({ icon, name, help }: FillStepProps['picked']) {
  const { t } = useI18n()
  return (
    <div className={styles.picked}>
      <span className={`${styles.icon} ${styles.iconSmall}`}>
        <Icon name={icon} />
      </span>
      <span>
        <b>{t(name)}</b>
        <HelpLink {...help} />
      </span>
    </div>
  )
}
